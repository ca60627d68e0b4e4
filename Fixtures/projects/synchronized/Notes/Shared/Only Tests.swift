let isTest = true
