/** CONST-02: how many rows a page may have. Apart from the schemas, so that a page need not load them. */
export const PAGER_SIZES = [10, 15, 25] as const
