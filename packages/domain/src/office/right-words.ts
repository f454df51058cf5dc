/** What somebody may be given in the back office, and how it is told on the screen that gives it. */
/** `called`: in a sentence that lists what somebody sees. */
export const RIGHTS = {
  content: {
    name: 'Website',
    what: 'News, pages, menu and theme, banner, sponsors, pictures',
    called: 'the website',
  },
  catalogue: {
    name: 'Membership',
    what: 'Programmes, plans, bundles, discounts, codes and forms',
    called: 'programmes, plans and forms',
  },
  money: {
    name: 'Money',
    what: 'Orders, refunds, arrears, bank, payouts, reports and the ledger; prices to read',
    called: 'orders, arrears and the club’s money',
  },
  fundraising: { name: 'Fundraising', what: 'Lotto and draws', called: 'lotto and draws' },
  shop: { name: 'Shop', what: 'Items, promotions and orders to hand out', called: 'the shop and its orders' },
  people: {
    name: 'People',
    what: 'Members, families, waiting lists and imports',
    called: 'members and families',
  },
  teams: {
    name: 'Teams',
    what: 'The teams they look after: matches and trainings, who is coming, whom to ring',
    called: 'teams',
  },
  medical: {
    name: 'Medical answers',
    what: 'Each reading asks for a reason and is logged',
    called: 'medical answers (each reading is logged)',
  },
  mail: {
    name: 'Mail',
    what: 'Messages, mailing lists, automatic mails and opt-outs',
    called: 'messages and mailings',
  },
  log: { name: 'Audit log', what: 'Who did what, and when', called: 'the audit log' },
  settings: { name: 'Settings', what: 'Club, features, fixtures, keys and hooks', called: 'settings' },
  users: { name: 'Users & roles', what: 'Who runs the club, and hand-overs', called: 'who runs the club' },
} as const

export type Right = keyof typeof RIGHTS

/** Whoever is in the back office at all: their own first page, and what they keep for themselves. */
export const ANYBODY = 'anybody'
export type Needed = readonly Right[] | typeof ANYBODY
