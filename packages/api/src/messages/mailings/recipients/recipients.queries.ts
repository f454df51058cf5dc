import { type SQL, sql } from 'drizzle-orm'
import type { Recipient, RecipientSum } from '@clubhouse/contract/messages/office/recipient-filters'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import { takeTime } from '#kernel/db/more-time.ts'
import { one } from '#kernel/db/rows.ts'
import { GETS_IT, type Meant, recipientTables, SUM } from './who.ts'

const RECIPIENT = sql`json_build_object('address', a.address, 'first_name', a.first_name, 'last_name', a.last_name, 'why', a.why)`

/** It looks at everybody: whoever runs a club of ten thousand waits a moment longer than a visitor would. */
const WITHIN_MS = 10_000

const ORDER = sql`lower(a.last_name), lower(a.first_name), a.address`

interface Row {
  sum: RecipientSum
  total: number
  items: Recipient[]
}

const SORTS: Record<'name' | 'address', SQL> = {
  name: sql`lower(a.last_name || ' ' || a.first_name)`,
  address: sql`a.address`,
}

/** TABLE-11: one page of who would get a mail now, and why, with the sum: one statement. */
export async function listWhoGetsIt(
  tx: Tx,
  meant: Meant,
  query: ListQuery<'name' | 'address'>,
  today: string,
): Promise<Collection<Recipient> & { sum: RecipientSum }> {
  const { page, per_page: perPage, filter, sort, sort_direction: direction = 'desc', ids } = query
  const wanted = [
    GETS_IT,
    ...(filter
      ? [sql`strpos(lower(concat_ws(' ', a.first_name, a.last_name, a.address)), lower(${filter})) > 0`]
      : []),
    ...(ids
      ? [sql`a.address = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`]
      : []),
  ]
  const order = sort ? sql`${SORTS[sort]} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')}, a.address` : ORDER
  const shown = sql`from addressed a where ${sql.join(wanted, sql` and `)}`
  await takeTime(tx, WITHIN_MS)
  const row = await one<Row>(
    tx,
    sql`with ${recipientTables(meant, today)}
    select ${SUM} as sum, (select count(*)::int ${shown}) as total,
      coalesce((select json_agg(page.item order by page.place) from (
        select ${RECIPIENT} as item, row_number() over (order by ${order}) as place ${shown}
        order by ${order} limit ${perPage} offset ${(page - 1) * perPage}) page), '[]') as items`,
  )
  if (!row) throw new Error('A list of recipients is never missing')
  return { ...collection(row.items, row.total, query), sum: row.sum }
}

/** How many, and the first few. */
export async function countWhoGetsIt(
  tx: Tx,
  meant: Meant,
  today: string,
  few = 5,
): Promise<{ sum: RecipientSum; sample: Recipient[] }> {
  const { sum, items } = await listWhoGetsIt(tx, meant, { page: 1, per_page: few }, today)
  return { sum, sample: items }
}

/** One who would get it: whoever is named, or the first. */
export async function findOne(
  tx: Tx,
  meant: Meant,
  address: string | undefined,
  today: string,
): Promise<Recipient | null> {
  const asked = { page: 1, per_page: 1, ...(address !== undefined && { ids: [address.toLowerCase()] }) }
  return (await listWhoGetsIt(tx, meant, asked, today)).items[0] ?? null
}
