import type { PageRules } from '#kernel/http/page-key.ts'

/** What stands in a cart, and what is paid, is for one browser alone, whether anybody is signed in or not. */
export const ORDER_PAGES: PageRules = { own: ['/cart', '/checkout'] }
