/** What came lately, the newest first; where it is found, and the entry of the menu without which nobody is told of it. */
export const WHATS_NEW: readonly { what: string; to: string; entry: string }[] = [
  {
    what: 'Type in the answers of a paper form when you add a person',
    to: '/members/new',
    entry: '/members',
  },
  {
    what: 'Add your own matches and trainings, each week until a day',
    to: '/fixtures',
    entry: '/fixtures',
  },
  {
    what: 'Money off for joining early, until a day you choose',
    to: '/discounts/new',
    entry: '/programmes',
  },
  {
    what: 'Type what arrived, and the stock does the sum',
    to: '/shop/items',
    entry: '/shop/items',
  },
  {
    what: 'A page for your AGM, for the year your club goes by',
    to: '/reports',
    entry: '/reports',
  },
]
