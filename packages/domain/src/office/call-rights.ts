import { ANYBODY, longest, type Needed } from './rights.ts'

interface Rule {
  /** One of these is enough. */
  needs: Needed
  /** Below /backoffice, by whole parts; `*` is any one of them. The longest that fits counts. */
  api: readonly string[]
  /** Only for these: whatever else is done there needs what another rule says. */
  methods?: readonly string[]
}

/** Which right opens which call: what is not in it is for nobody with an office (ADR 040). Apart from the pages, whose rules go along to browsers. */
const CALLS: readonly Rule[] = [
  { needs: ANYBODY, api: ['home', 'search', 'saved-views', 'platform-entry'] },
  { needs: ['content'], api: ['articles', 'account', 'menu-items', 'sponsors', 'images'] },
  {
    needs: ['content', 'catalogue', 'shop', 'fundraising', 'mail'],
    api: ['images'],
    methods: ['GET', 'POST'],
  },
  { needs: ['content', 'mail'], api: ['email/rephrase'] },
  {
    needs: ['catalogue'],
    api: ['programs', 'plans', 'bundles', 'discounts', 'discount-codes', 'season-copies', 'forms'],
  },
  {
    needs: ['money'],
    api: [
      'orders',
      'ledger-entries',
      'reports',
      'arrears',
      'bank',
      'payouts',
      'payments-account',
      'statement',
      'tax',
    ],
  },
  // Whoever edits what is sold reads at which rate; the rate itself is the treasurer's.
  { needs: ['money', 'catalogue', 'shop', 'fundraising'], api: ['tax'], methods: ['GET'] },
  { needs: ['fundraising'], api: ['lottery', 'draws'] },
  { needs: ['shop'], api: ['shop-orders', 'shop-items', 'promotions'] },
  {
    needs: ['people'],
    api: ['members', 'people', 'waiting-lists', 'waiting-households', 'families', 'groups'],
  },
  { needs: ['people', 'teams'], api: ['groups'], methods: ['GET'] },
  { needs: ['people', 'teams', 'money'], api: ['card-checks'] },
  { needs: ['medical'], api: ['members/*/medical', 'members/*/guarded-answers'] },
  { needs: ['mail'], api: ['emails', 'automatic-mails', 'messages', 'body-messages'] },
  { needs: ['log'], api: ['audit-events'] },
  {
    needs: ['settings'],
    api: [
      'account/contact',
      'account/features',
      'account/fixtures',
      'retention',
      'domains',
      'sso',
      'api-keys',
      'webhooks',
      'webhook-deliveries',
    ],
  },
  { needs: ['users'], api: ['users', 'body-accesses'] },
]

const OFFICE_API = '/backoffice/'

/** What a call of the back office needs; null where nobody has said. `path` as the contract writes it. */
export function neededToCall(method: string, path: string): Needed | null {
  if (!path.startsWith(OFFICE_API)) return null
  return longest(CALLS, path.slice(OFFICE_API.length), ({ api, methods }) =>
    methods === undefined || methods.includes(method) ? api : [],
  )
}

/**
 * What lasts longer than a visit: who runs the club, who reads along, who may come in, and where its money goes. And all that
 * moves money or needs two people of the club: a visitor is neither of them.
 */
const LASTING: readonly string[] = [
  ...['users', 'sso', 'api-keys', 'webhooks', 'webhook-deliveries'],
  ...['body-accesses', 'payments-account', 'tax'],
  ...['orders', 'arrears', 'bank', 'payouts', 'lottery', 'draws'],
]

/** Whether only the club's own people may do it, and nobody who is there for the platform (ADR 043). */
export function isForOwnPeople(method: string, path: string): boolean {
  const [room = ''] = path.slice(OFFICE_API.length).split('/')
  return method !== 'GET' && path.startsWith(OFFICE_API) && LASTING.includes(room)
}
