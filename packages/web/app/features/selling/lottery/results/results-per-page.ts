/** How many results come at a time. Apart from the loader, whose contract need not come to the browser. */
export const RESULTS_PER_PAGE = 4
