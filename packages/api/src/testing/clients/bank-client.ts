import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { asSent } from './media-client.ts'
import { ask, hostOf, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

const PATH = '/v2/backoffice/bank'

export interface Owing {
  order_id: string
  seq: number
  name: string
  /** What is due first of it. */
  amount: number
  total: number
}

/** Bank statements as one of those who run a club uploads and decides them. */
export async function openBankClient(
  app: TestApp,
  { who = 'orla@dunvarra.example', club = 'dunvarra' } = {},
) {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  const clubId = app.parts.registry.idOf(club) ?? ''
  const headers = { 'x-account-id': clubId }
  const call = (path: string, payload?: object) =>
    ask(app, `${PATH}${path}`, payload, { on: 'backoffice', as, headers })
  const upload = async (file: string, filename = 'statement.csv') => {
    const form = new FormData()
    form.set('file', new File([file], filename))
    form.set('filename', filename)
    const sent = await asSent(form)
    const reply = await app.server.inject({
      method: 'POST',
      url: `/api${PATH}/files`,
      payload: sent.payload,
      headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, ...headers, ...sent.headers },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    clubId,
    call,
    upload,
    as,
    lines: async (query = ''): Promise<OfficeBankLine[]> =>
      (await call(`/lines?per_page=100${query}`)).body.items,
    line: async (id: string) => (await call(`/lines/${id}`)).body,
    counts: async () => (await call('/lines')).body.counts as Record<string, number>,
    /** Orders of which something is still owed, other than what plays by the week. */
    owing: () =>
      app.asOwner<Owing>(
        `select o.id as order_id, o.seq, o.first_name || ' ' || o.last_name as name, sum(s.amount)::int as total,
            (array_agg(s.amount order by s.due_on, s.number, s.id))[1] as amount
          from orders o join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id
          join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
          where o.club_id = $1 and o.status = 'Completed' and s.status in ('planned', 'failed')
            and i.type not in ('Lotto', 'Draw') group by o.club_id, o.id, o.seq, o.first_name, o.last_name order by o.seq`,
        [clubId],
      ),
  }
}

/** As many again of an order that is paid in parts, each somebody else's; all that is checked of them is what they owe. */
export async function orderedAgain(app: TestApp, orderId: string, times: number): Promise<void> {
  const columns = async (table: string, own: readonly string[]) => {
    const found = await app.asOwner<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    return found.map(({ name }) => `"${name}"`).filter((name) => !own.includes(name))
  }
  const own = [
    '"created_at"',
    '"id"',
    '"seq"',
    '"cart_id"',
    '"idempotency_key"',
    '"first_name"',
    '"last_name"',
  ]
  const kept = (await columns('orders', own)).join(', ')
  const items = (await columns('order_items', ['"id"', '"order_id"'])).join(', ')
  const planned = (await columns('scheduled_payments', ['"id"', '"order_id"', '"order_item_id"'])).join(', ')
  await app.asOwner(
    `with numbers as (select n, gen_random_uuid() as id, gen_random_uuid() as item from generate_series(1, $2::int) n),
      ordered as (insert into orders (created_at, id, cart_id, first_name, last_name, ${kept})
        select created_at - interval '1 day', numbers.id, gen_random_uuid(), 'Payer', 'Number' || translate(n::text, '0123456789', 'abcdefghij'), ${kept}
        from orders, numbers where orders.id = $1),
      bought as (insert into order_items (id, order_id, ${items})
        select numbers.item, numbers.id, ${items} from order_items, numbers where order_items.order_id = $1)
      insert into scheduled_payments (id, order_id, order_item_id, ${planned})
        select gen_random_uuid(), numbers.id, numbers.item, ${planned} from scheduled_payments, numbers
        where scheduled_payments.order_id = $1`,
    [orderId, times],
  )
}

export type BankClient = Awaited<ReturnType<typeof openBankClient>>
