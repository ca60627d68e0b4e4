/* cmark-gfm, which is loaded when the first Markdown text is read: few applications have any, so a build does not need it. */
#ifndef CFRAMEMARKDOWN_H
#define CFRAMEMARKDOWN_H

#include <stddef.h>
#include <stdint.h>

typedef enum frame_markdown_status {
    FRAME_MARKDOWN_READ = 0,
    /* cmark-gfm is not installed. */
    FRAME_MARKDOWN_MISSING = 1,
} frame_markdown_status;

/* A node of the document. Texts end with 0 and are valid during the visit; those that a node does not have are NULL. */
typedef struct frame_markdown_node {
    /* cmark's name of the kind, such as “emph”. */
    const char *kind;
    const char *literal;
    const char *url;
    /* The words after the opening fence of a code block. */
    const char *info;
    /* The level of a heading, the first number of an ordered list, the number of columns of a table; otherwise 0. */
    int32_t number;
    int32_t is_ordered;
    /* For each column of a table 'l', 'c', 'r' or 0. */
    const uint8_t *alignments;
} frame_markdown_node;

typedef void (*frame_markdown_visit)(void *context, const frame_markdown_node *node, int32_t is_entering);

/* Visits the nodes of a UTF-8 text in the order of the document: those with children twice, others once, as entered. Reads CommonMark with
 * the tables, strikethroughs and links without brackets of GitHub's dialect. */
frame_markdown_status frame_markdown_walk(const char *text, size_t count, frame_markdown_visit visit, void *context);

/* Whether cmark-gfm is installed. */
int32_t frame_markdown_is_installed(void);

#endif
