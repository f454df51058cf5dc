import { ask } from '../latency.ts'
import { type Choice, inTurn, type MeasuredShop } from '../shop/flows.ts'

type Headers = Record<string, string>

/** Who asks, and whom. */
export interface Asking {
  origin: string
  shop: MeasuredShop
  choices: readonly Choice[]
  office: Headers
  member: Headers
  platform: Headers
  body: Headers
  site: Headers
}

export interface Operation {
  what: string
  /** One of it. */
  run: (asking: Asking) => Promise<unknown>
}

/** Of each world its own: the same item has another id there. */
const turns = new WeakMap<Asking, () => Choice>()
function choice(asking: Asking): Choice {
  const next = turns.get(asking) ?? inTurn(asking.choices)
  turns.set(asking, next)
  return next()
}

async function get(asking: Asking, headers: Headers, path: string): Promise<void> {
  const { status, text } = await ask({ url: `${asking.origin}${path}`, headers })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`)
}

const office = (what: string, path: string): Operation => ({
  what,
  run: (asking) => get(asking, asking.office, `/api/v2/backoffice/${encodeURI(path)}`),
})

/** What a club of 20,000 asks, whether it is one of two or one of thousands. */
export const OF_ONE_CLUB: readonly Operation[] = [
  { what: 'Shop: list of 24', run: ({ shop }) => ask(shop.list) },
  { what: 'Shop: an item', run: (asking) => ask(asking.shop.detail(choice(asking))) },
  {
    what: 'Shop: a new cart',
    run: async (asking) => void (await asking.shop.add(choice(asking))),
  },
  {
    what: 'Shop: from a cart to paid',
    run: async (asking) => asking.shop.buy(await asking.shop.add(choice(asking))),
  },
  office('Office: its first page', 'home'),
  office('Members: first page', 'members'),
  office('Members: page 700', 'members?page=700&per_page=25'),
  office('Members: a name', 'members?filter=farraher'),
  office('Members: lapsed', 'members?state=lapsed'),
  office('Members: late with money', 'members?money=late'),
  office('Members: by age', 'members?sort=age&sort_direction=asc'),
  office('Orders: first page', 'orders'),
  office('Orders: page 400', 'orders?page=400&per_page=25'),
  office('Orders: a name', 'orders?filter=farraher'),
  office('Orders: late', 'orders?money=late'),
  office('Orders: a quarter', 'orders?from=2026-07-01&to=2026-09-30'),
  office('Orders: by sum', 'orders?sort=total'),
  office('Arrears: who is late', 'arrears'),
  office('Treasurer’s report', 'reports/treasurer'),
  office('Who is twice', 'people/duplicates'),
  office('Who looked at whom', 'people/access-log'),
  { what: 'A member’s home', run: (asking) => get(asking, asking.member, '/api/v2/member/home') },
  { what: 'A member’s orders', run: (asking) => get(asking, asking.member, '/api/v2/member/orders') },
]

/** What is asked about all clubs, and may take longer where there are more of them. */
export const OF_ALL_CLUBS: readonly Operation[] = [
  {
    what: 'Superuser: clubs',
    run: (asking) => get(asking, asking.platform, '/api/v2/platform/clubs'),
  },
  {
    what: 'Superuser: a person by name',
    run: (asking) => get(asking, asking.platform, '/api/v2/platform/users?filter=eimear.valley'),
  },
  { what: 'Superuser: health', run: (asking) => get(asking, asking.platform, '/api/v2/platform/health') },
  { what: 'Governing body: clubs', run: (asking) => get(asking, asking.body, '/api/v2/body/clubs') },
]
