import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Ground } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one } from '#kernel/db/rows.ts'
import type { SandboxControls } from '../providers/payments/port.ts'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import { DEMO_ONLY } from './demo-only.ts'

const NewStock = z.object({
  product_id: z.uuid(),
  variant_id: z.uuid().optional(),
  available: z.number().int().min(0).max(1_000_000),
})

interface MoneyDeps extends Pick<Ground, 'db'> {
  registry: Pick<ClubRegistry, 'slugs' | 'idOf'>
  sandbox: SandboxControls | null
}

/** Money and stock of the whole demo, for drills: what the gateway has, what our orders and books say of it. */
export function devMoneyRoutes(app: FastifyInstance, { db, registry, sandbox }: MoneyDeps): void {
  const clubIds = () => registry.slugs().flatMap((slug) => registry.idOf(slug) ?? [])

  app.get('/dev/money', DEMO_ONLY, async (_request, reply) => {
    const payments = (await sandbox?.listPayments()) ?? []
    const clubs = await Promise.all(clubIds().map((id) => db.withClub(id, (tx) => readBooks(tx, id))))
    const accounts: Record<string, number> = {}
    for (const [account, amount] of clubs.flatMap((club) => Object.entries(club.accounts)))
      accounts[account] = (accounts[account] ?? 0) + amount
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    void reply.header('cache-control', 'no-store')
    return {
      gateway: {
        captured: sum(payments.map(({ status, amount }) => (status === 'succeeded' ? amount : 0))),
        refunded: sum(payments.map(({ refunded }) => refunded)),
        payments: payments.map(({ paymentToken, amount, status, orderId }) => ({
          payment_token: paymentToken,
          amount,
          status,
          order_id: orderId,
        })),
      },
      orders: clubs.flatMap(({ orders }) => orders),
      ledger: {
        balanced: sum(Object.values(accounts)) === 0 && clubs.every(({ balanced }) => balanced),
        accounts,
      },
      stock: clubs.flatMap(({ stock }) => stock),
    }
  })

  app.post('/dev/stock', DEMO_ONLY, async (request) => {
    const wanted = NewStock.safeParse(request.body)
    if (!wanted.success) throw new Refusal(422, 'invalid_data', 'Send { product_id, variant_id?, available }')
    const changed = await Promise.all(
      clubIds().map((id) => db.withClub(id, (tx) => setStock(tx, id, wanted.data))),
    )
    if (!changed.some(Boolean)) throw new Refusal(404, 'not_found', 'No such product has a stock')
    return { status: 'set' }
  })
}

interface Books {
  orders: object[]
  stock: object[]
  accounts: Record<string, number>
  balanced: boolean
}

async function readBooks(tx: Tx, clubId: string): Promise<Books> {
  const row = await one<Books>(
    tx,
    sql`select
      (select coalesce(json_agg(json_build_object('order_id', o.id, 'order_seq', o.seq, 'status', o.status,
        'total_cents', o.today_total) order by o.seq), '[]') from orders o where o.club_id = ${clubId}) as orders,
      (select coalesce(json_agg(json_build_object('product_id', p.id, 'name', p.name, 'available', s.remaining,
        'reserved', s.reserved, 'sold', s.sold) order by p.name), '[]')
        from stock s join (
          select p.id, p.name, p.stock_id from products p where p.club_id = ${clubId}
          union all
          select p.id, p.name || ', ' || (select string_agg(value, ' ') from jsonb_each_text(v.options)), v.stock_id
          from shop_variants v join products p on p.club_id = v.club_id and p.id = v.item_id where v.club_id = ${clubId}
        ) p on p.stock_id = s.id where s.club_id = ${clubId}) as stock,
      (select coalesce(json_object_agg(account, amount), '{}') from (
        select account, sum(amount)::bigint as amount from ledger_entries where club_id = ${clubId} group by account) a)
        as accounts,
      not exists (select 1 from ledger_entries where club_id = ${clubId} group by transaction_id having sum(amount) <> 0)
        as balanced`,
  )
  return row ?? { orders: [], stock: [], accounts: {}, balanced: true }
}

/** What has no stock gets one: drills make the last place of anything, also of one size. */
async function setStock(tx: Tx, clubId: string, wanted: z.infer<typeof NewStock>) {
  const { product_id: id, variant_id: variant, available } = wanted
  const sold = variant
    ? sql`shop_variants where club_id = ${clubId} and id = ${variant} and item_id = ${id}`
    : sql`products where club_id = ${clubId} and id = ${id}`
  const set = await exists(
    tx,
    sql`with sold as (select club_id, coalesce(stock_id, id) as stock from ${sold}
    ), shelf as (
      insert into stock (club_id, id, remaining) select club_id, stock, ${available} from sold
      on conflict (club_id, id) do update set remaining = ${available} returning id
    ) select id from shelf`,
  )
  if (!set) return false
  await tx.execute(
    sql`update ${sql.raw(variant ? 'shop_variants' : 'products')} set stock_id = coalesce(stock_id, id)
      where club_id = ${clubId} and id = ${variant ?? id}`,
  )
  return true
}
