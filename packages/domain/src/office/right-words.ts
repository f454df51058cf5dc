/** What somebody may be given in the back office, and how it is told on the screen that gives it. */
export const RIGHTS = {
  content: { name: 'Website', what: 'News, pages, menu and theme, banner, sponsors, pictures' },
  catalogue: { name: 'Membership', what: 'Programmes, plans, bundles, discounts, codes and forms' },
  money: { name: 'Money', what: 'Orders, refunds, arrears, bank, payouts, reports and the ledger' },
  fundraising: { name: 'Fundraising', what: 'Lotto and draws' },
  shop: { name: 'Shop', what: 'Items, promotions and orders to hand out' },
  people: { name: 'People', what: 'Members, families, waiting lists and imports' },
  teams: { name: 'Teams', what: 'Who is in which group, to read' },
  medical: { name: 'Medical answers', what: 'Each reading asks for a reason and is logged' },
  mail: { name: 'Mail', what: 'Messages, mailing lists, automatic mails and opt-outs' },
  log: { name: 'Audit log', what: 'Who did what, and when' },
  settings: { name: 'Settings', what: 'Club, features, fixtures, keys and hooks' },
  users: { name: 'Users & roles', what: 'Who runs the club, and hand-overs' },
} as const

export type Right = keyof typeof RIGHTS
