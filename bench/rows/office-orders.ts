import pg from 'pg'
import { ask, percentile } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { residentMegabytes, startClubhouse, temporaryFolder } from '../servers.ts'
import { signIn } from '../sign-in.ts'

const ORDERS = 100_000
const ASKED = 20
const LIMIT_MS = 100

/** What a treasurer opens, and each filter that can be set. */
const PAGES = [
  '',
  'page=400&per_page=25',
  'sort=total',
  'sort=buyer&sort_direction=asc',
  'filter=buyer 777',
  'money=late',
  'status=Completed',
  'owing=true',
  'attention=true',
  'back=true',
  'way=cash',
  'channel=gate',
  'type=Plan',
  'product=senior',
  'member=buyer 9',
  'number=10500',
  'from=2026-01-01&to=2026-03-31',
  'amount_from=10000&amount_to=12000',
]

/** The orders of a club that has a hundred thousand of them: every page, every filter, and all of them as a file. */
export async function officeOrderRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path, MODE: 'demo' })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await layOrders(pool)
    const { rows } = await pool.query<{ id: string }>(`select id from clubs where slug = 'dunvarra'`)
    const host = { host: `backoffice.localhost:${club.port}` }
    const origin = `http://localhost:${club.port}`
    const bearer = await signIn(origin, 'tadhg@dunvarra.example', host)
    const headers = { ...host, authorization: `Bearer ${bearer}`, 'x-account-id': rows[0]?.id ?? '' }
    const list = async (path: string) => {
      const { ms, status, text } = await ask({ url: `${origin}/api/v2/backoffice/orders${path}`, headers })
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`)
      return { ms, text }
    }
    const waits: { query: string; p95: number }[] = []
    for (const query of PAGES) {
      const times: number[] = []
      for (let at = 0; at <= ASKED; at += 1) {
        const { ms } = await list(`?${encodeURI(query)}`)
        // What the database reads from the disk it reads once.
        if (at > 0) times.push(ms)
      }
      waits.push({ query, p95: percentile(times, 0.95) })
    }
    const [first] = waits
    const slowest = waits.toSorted((one, other) => other.p95 - one.p95)[0] ?? { query: '', p95: 0 }
    const { more, lines } = await download(() => list('/csv'), club.pid)
    return [
      limitRow('Orders of the office, 100,000 of them: first page, p95', first?.p95 ?? 0, LIMIT_MS, 'ms'),
      limitRow('The same, by its slowest filter, p95', slowest.p95, LIMIT_MS, 'ms', slowest.query),
      limitRow(
        'All of them as a file: memory of the server at its highest',
        more,
        80,
        'MB more',
        `${lines} lines`,
      ),
    ]
  } finally {
    await pool.end()
    await club.stop()
    data.remove()
  }
}

/** Looked at while it is made: what is held in the meantime is gone at its end. */
async function download(get: () => Promise<{ text: string }>, pid: number) {
  const before = residentMegabytes(pid)
  let most = before
  const looking = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 25)
  try {
    const { text } = await get()
    const lines = text.split('\r\n').length - 2
    if (lines < ORDERS) throw new Error(`The file has ${lines} lines`)
    return { more: most - before, lines }
  } finally {
    clearInterval(looking)
  }
}

/** In a few statements and without triggers, then counted in one go as the migration does. */
async function layOrders(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `with club as (select c.id, p.id as plan from clubs c join products p on p.club_id = c.id
          where c.slug = 'dunvarra' and p.slug = 'senior-player')
        insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, first_name, last_name, email, currency,
          subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card, created_at,
          expires_at, completed_at, updated_at)
        select club.id, md5('bench order ' || n)::uuid, case n % 20 when 0 then 'Failed' when 1 then 'Pending' else 'Completed' end,
          gen_random_uuid(), '', '', 'Buyer', n::text, 'bench-' || n || '@home.example', 'EUR', a.total, 0, a.total, a.total / 2, 0,
          a.total / 2, a.total - a.total / 2, '{}', false, at, at, case when n % 20 > 1 then at end, at
        from club, generate_series(1, ${ORDERS}) n,
          lateral (select 5000 + n % 15000 as total, timestamptz '2026-11-01' - n * interval '5 minutes' as at) a`,
    )
    await client.query(
      `insert into order_items (club_id, id, order_id, position, product_id, type, name, price, subtotal, discounts, total, today,
          later, first_name, last_name)
        select o.club_id, md5('bench item ' || o.last_name)::uuid, o.id, 0, p.id, 'Plan', p.name, o.total, o.total, '[]', o.total,
          o.today_total, o.later_total, o.first_name, o.last_name
        from orders o join products p on p.club_id = o.club_id and p.slug = 'senior-player' where o.email like 'bench-%'`,
    )
    await client.query(
      `insert into payments (club_id, id, order_id, kind, gateway, method, amount, currency, status, refunded, recorded_by, declined_code,
          created_at, settled_at)
        select club_id, md5('bench payment ' || last_name)::uuid, id, case w.way when 'card' then 'checkout' else 'hand' end,
          case w.way when 'card' then 'sandbox' else 'hand' end, w.way, today_total, 'eur',
          case status when 'Completed' then 'succeeded' when 'Failed' then 'failed' else 'open' end,
          case when status = 'Completed' and last_name::int % 50 = 7 then today_total else 0 end,
          case when w.way <> 'card' then gen_random_uuid() end, case status when 'Failed' then 'card_declined' end, created_at, created_at
        from orders, lateral (select case last_name::int % 10 when 3 then 'cash' when 4 then 'transfer' else 'card' end as way) w
        where email like 'bench-%'`,
    )
    await client.query(
      `insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status)
        select club_id, md5('bench later ' || last_name)::uuid, id, md5('bench item ' || last_name)::uuid, 2, '2027-01-01', later_total,
          case last_name::int % 15 when 5 then 'failed' when 6 then 'planned' else 'paid' end
        from orders where email like 'bench-%' and status = 'Completed'`,
    )
    await client.query(
      `insert into order_sums (club_id, id, seq, status, created_at, total, paid, refunded, due, late, ways, types, what, who, searched,
          declined)
        select * from counted_orders where id in (select id from orders where email like 'bench-%')`,
    )
    // As the database does by itself after a while.
    await client.query('vacuum analyze orders, order_items, payments, scheduled_payments, order_sums')
    await client.query(`set session_replication_role = origin`)
  } finally {
    client.release()
  }
}
