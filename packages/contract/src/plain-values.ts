/** CONST-02: how many rows a page may have. Apart from the schemas, so that a page need not load them. */
export const PAGER_SIZES = [10, 15, 25] as const

/** Ids are the provider's own; these are all that we ever hand on, in calls, addresses and names of files. */
export const PROVIDER_ID = /^[A-Za-z0-9_-]{1,64}$/
