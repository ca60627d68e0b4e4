#include "CFrameMarkdown.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef struct cmark_node cmark_node;
typedef struct cmark_iter cmark_iter;
typedef struct cmark_parser cmark_parser;
typedef struct cmark_syntax_extension cmark_syntax_extension;

/* Values of cmark's public header. */
enum { OPTIONS_DEFAULT = 0, EVENT_DONE = 1, EVENT_ENTER = 2, LIST_ORDERED = 2 };

/* The functions of cmark-gfm that are called. */
static struct {
    void (*ensure_registered)(void);
    cmark_syntax_extension *(*find_syntax_extension)(const char *);
    cmark_parser *(*parser_new)(int);
    int (*attach_syntax_extension)(cmark_parser *, cmark_syntax_extension *);
    void (*parser_feed)(cmark_parser *, const char *, size_t);
    cmark_node *(*parser_finish)(cmark_parser *);
    void (*parser_free)(cmark_parser *);
    void (*node_free)(cmark_node *);
    cmark_iter *(*iter_new)(cmark_node *);
    int (*iter_next)(cmark_iter *);
    cmark_node *(*iter_get_node)(cmark_iter *);
    void (*iter_free)(cmark_iter *);
    const char *(*type_string)(cmark_node *);
    const char *(*literal)(cmark_node *);
    const char *(*url)(cmark_node *);
    const char *(*fence_info)(cmark_node *);
    int (*heading_level)(cmark_node *);
    int (*list_type)(cmark_node *);
    int (*list_start)(cmark_node *);
    uint16_t (*table_columns)(cmark_node *);
    uint8_t *(*table_alignments)(cmark_node *);
} cmark;

static int is_loaded;

/* The library's file is named after its version. Its functions have been the same since the first of these. */
static void *open_library(void) {
    static const char *const versions[] = {"13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0"};
    for (size_t index = 0; index < sizeof versions / sizeof *versions; index++) {
        char name[64];
        snprintf(name, sizeof name, "libcmark-gfm-extensions.so.0.29.0.gfm.%s", versions[index]);
        void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
        if (library != NULL) return library;
    }
    return dlopen("libcmark-gfm-extensions.so", RTLD_NOW | RTLD_LOCAL);
}

static void load(void) {
    void *library = open_library();
    if (library == NULL) return;
    struct {
        void *function;
        const char *name;
    } const functions[] = {
        {&cmark.ensure_registered, "cmark_gfm_core_extensions_ensure_registered"},
        {&cmark.find_syntax_extension, "cmark_find_syntax_extension"},
        {&cmark.parser_new, "cmark_parser_new"},
        {&cmark.attach_syntax_extension, "cmark_parser_attach_syntax_extension"},
        {&cmark.parser_feed, "cmark_parser_feed"},
        {&cmark.parser_finish, "cmark_parser_finish"},
        {&cmark.parser_free, "cmark_parser_free"},
        {&cmark.node_free, "cmark_node_free"},
        {&cmark.iter_new, "cmark_iter_new"},
        {&cmark.iter_next, "cmark_iter_next"},
        {&cmark.iter_get_node, "cmark_iter_get_node"},
        {&cmark.iter_free, "cmark_iter_free"},
        {&cmark.type_string, "cmark_node_get_type_string"},
        {&cmark.literal, "cmark_node_get_literal"},
        {&cmark.url, "cmark_node_get_url"},
        {&cmark.fence_info, "cmark_node_get_fence_info"},
        {&cmark.heading_level, "cmark_node_get_heading_level"},
        {&cmark.list_type, "cmark_node_get_list_type"},
        {&cmark.list_start, "cmark_node_get_list_start"},
        {&cmark.table_columns, "cmark_gfm_extensions_get_table_columns"},
        {&cmark.table_alignments, "cmark_gfm_extensions_get_table_alignments"},
    };
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        void *symbol = dlsym(library, functions[index].name);
        if (symbol == NULL) return;
        memcpy(functions[index].function, &symbol, sizeof symbol);
    }
    cmark.ensure_registered();
    is_loaded = 1;
}

int32_t frame_markdown_is_installed(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_loaded;
}

static void attach(cmark_parser *parser, const char *name) {
    cmark_syntax_extension *extension = cmark.find_syntax_extension(name);
    if (extension != NULL) cmark.attach_syntax_extension(parser, extension);
}

static void visit_node(cmark_node *node, int32_t is_entering, frame_markdown_visit visit, void *context) {
    frame_markdown_node value = {.kind = cmark.type_string(node)};
    value.literal = cmark.literal(node);
    value.url = cmark.url(node);
    if (strcmp(value.kind, "heading") == 0) {
        value.number = cmark.heading_level(node);
    } else if (strcmp(value.kind, "list") == 0) {
        value.is_ordered = cmark.list_type(node) == LIST_ORDERED;
        value.number = cmark.list_start(node);
    } else if (strcmp(value.kind, "code_block") == 0) {
        value.info = cmark.fence_info(node);
    } else if (strcmp(value.kind, "table") == 0) {
        value.number = cmark.table_columns(node);
        value.alignments = cmark.table_alignments(node);
    }
    visit(context, &value, is_entering);
}

frame_markdown_status frame_markdown_walk(const char *text, size_t count, frame_markdown_visit visit, void *context) {
    /* The library keeps the characters that its extensions recognize in a global table while it parses. */
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    if (!frame_markdown_is_installed()) return FRAME_MARKDOWN_MISSING;
    pthread_mutex_lock(&mutex);
    cmark_parser *parser = cmark.parser_new(OPTIONS_DEFAULT);
    attach(parser, "table");
    attach(parser, "strikethrough");
    attach(parser, "autolink");
    cmark.parser_feed(parser, text, count);
    cmark_node *document = cmark.parser_finish(parser);
    cmark_iter *nodes = cmark.iter_new(document);
    for (int event = cmark.iter_next(nodes); event != EVENT_DONE; event = cmark.iter_next(nodes)) {
        visit_node(cmark.iter_get_node(nodes), event == EVENT_ENTER, visit, context);
    }
    cmark.iter_free(nodes);
    cmark.node_free(document);
    cmark.parser_free(parser);
    pthread_mutex_unlock(&mutex);
    return FRAME_MARKDOWN_READ;
}
