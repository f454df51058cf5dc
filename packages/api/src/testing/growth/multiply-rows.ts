import type { TestDatabase } from '../test-database.ts'
import { layManyClubs } from '../world/many-clubs.ts'

/**
 * What is written at each sale, visit, mail or night, and so grows for as long as the deployment lives: there is more of it in one club
 * and in all of them.
 */
export const SALES = [
  'carts',
  'cart_items',
  'orders',
  'order_items',
  'order_sums',
  'payments',
  'payment_effects',
  'scheduled_payments',
  'refunds',
  'transfers',
  'disputes',
  'ledger_transactions',
  'ledger_entries',
  'reservations',
  'memberships',
  'membership_numbers',
  'club_people',
  'users',
  'related_people',
  'club_roles',
  'guests',
  'sessions',
  'tokens',
  'gateway_customers',
  'saved_methods',
  'form_answers',
  'lottery_tickets',
  'draw_entries',
  'shop_hand_outs',
  'waiting_places',
  'outbox',
  'hook_deliveries',
  'hook_attempts',
  'audit_events',
  'job_runs',
  'webhook_events',
  'mailing_recipients',
  'automatic_mails_sent',
  'contact_messages',
  'message_replies',
  'message_mails',
  'person_accesses',
  'bank_lines',
  'statement_lines',
  'statement_pages',
  'payouts',
  'payout_parts',
  'group_members',
  'mail_opt_outs',
  'arrears_cases',
  'terms_acceptances',
] as const

/** What a club lays out itself: with every club there is more of it, and not with every sale. */
const LAID_OUT = [
  'products',
  'plans',
  'shop_items',
  'shop_variants',
  'stock',
  'promotions',
  'discount_codes',
  'lotteries',
  'draws',
  'articles',
  'images',
  'revisions',
  'drafts',
  'forms',
  'form_versions',
] as const

export const GROWING: readonly string[] = [...SALES, ...LAID_OUT]

/** One copy in so many is of the same club as its original. */
const OWN_SHARE = 20
const CLUBS = 40

/** Another id for each copy, and the same wherever it is named; of the kind that the contract takes. */
export const changedId = (name: string, copy = "':' || n") =>
  `overlay(overlay(md5(${name}::text || ${copy}) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`

/** Of thousands hardly any is under way. */
export const OVER = [
  `update payments set status = 'cancelled' where status in ('creating', 'open', 'requires_action', 'processing')`,
  `update refunds set status = 'done', done_at = created_at where status <> 'done'`,
  `update disputes set status = 'won', closed_at = opened_at`,
  `update transfers set status = 'done', done_at = created_at`,
  `update statement_lines set state = 'agrees'`,
  `update job_runs set state = 'done', finished_at = created_at where finished_at is null`,
  ...['outbox', 'payment_effects', 'webhook_events', 'hook_deliveries', 'statement_pages'].map(
    (table) => `update ${table} set done_at = created_at where done_at is null and failed_at is null`,
  ),
]

interface Column {
  name: string
  type: string
  /** It names a row of a table that does not grow. */
  isKept: boolean
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, exists (
    select from pg_constraint f where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any (f.conkey)
      and not f.confrelid::regclass::text = any ($2)) as "isKept"
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`

export const UNIQUE = `select array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum > 0
    and split_part(pg_get_indexdef(i.indexrelid), ' WHERE ', 1) ~ ('[( "]' || a.attname || '[, ")]')) as names
  from pg_index i where i.indisunique and i.indrelid = $1::regclass`

/**
 * Copies of what a few people did, as if thousands had: every growing table gets at least so many rows, one in twenty of them in the club
 * that they are copied from and the rest in others. Keys are changed alike everywhere, so that a copied payment is that of a copied order.
 */
export async function multiplyRows(
  base: Pick<TestDatabase, 'asOwner' | 'runAsOwner'>,
  rows: number,
): Promise<void> {
  for (const over of OVER) await base.asOwner(over)
  await layManyClubs(base, CLUBS)
  // A body that looks after all of them reads all of theirs.
  await base.asOwner(
    "delete from club_affiliations where club_id in (select id from clubs where slug like 'club-%')",
  )
  const clubs = await base.asOwner<{ id: string }>(
    "select id from clubs where slug like 'club-%' order by slug",
  )
  const statements = ["set session_replication_role = 'replica'"]
  for (const table of GROWING) {
    const [{ count } = { count: 0 }] = await base.asOwner<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    )
    if (count === 0) continue
    const columns = await base.asOwner<Column>(COLUMNS, [table, GROWING])
    const unique = await base.asOwner<{ names: string[] }>(UNIQUE, [table])
    const isLaidOut = (LAID_OUT as readonly string[]).includes(table)
    statements.push(
      copyOf({
        table,
        columns,
        unique,
        isLaidOut,
        times: Math.ceil(rows / count),
        clubs: clubs.map(({ id }) => id),
      }),
    )
  }
  statements.push('set session_replication_role = origin', 'analyze')
  await base.runAsOwner(statements.join(';\n'))
}

interface Copy {
  table: string
  columns: Column[]
  unique: { names: string[] }[]
  isLaidOut: boolean
  times: number
  clubs: string[]
}

function copyOf({ table, columns, unique, isLaidOut, times, clubs }: Copy): string {
  const isMapped = ({ name, type, isKept }: Column) => type === 'uuid' && name !== 'club_id' && !isKept
  const mapped = new Set(columns.filter(isMapped).map(({ name }) => name))
  // What must be unique and holds no changed key is changed itself.
  const changed = new Set(
    unique.flatMap(({ names }) => {
      if (names.some((name) => mapped.has(name))) return []
      const first = columns.find(
        ({ name, type }) => names.includes(name) && type !== 'uuid' && type !== 'boolean',
      )
      return first ? [first.name] : []
    }),
  )
  const own = isLaidOut ? 'false' : `n % ${OWN_SHARE} = 0`
  const others = `(array['${clubs.join("','")}']::uuid[])[1 + n % ${clubs.length}]`
  const value = (column: Column) => {
    const name = `t."${column.name}"`
    if (column.name === 'club_id')
      return `case when t.club_id is null or ${own} then t.club_id else ${others} end`
    if (mapped.has(column.name)) return changedId(name)
    if (!changed.has(column.name)) return name
    if (column.type === 'bytea') return `sha256(${name} || n::text::bytea)`
    if (column.type === 'text') return `${name} || '-' || n`
    if (column.type === 'integer' || column.type === 'bigint') return `${name} + n * 10000`
    throw new Error(`${table}.${column.name} of type ${column.type} must be unique, and cannot be changed`)
  }
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return `insert into ${table} (${names}) overriding system value
    select ${columns.map(value).join(', ')} from ${table} t, generate_series(1, ${times}) n on conflict do nothing`
}
