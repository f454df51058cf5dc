import { sql } from 'drizzle-orm'
import { type NotReminded, whyNotReminded } from '@clubhouse/domain/money/orders/arrears'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { enqueueReminder, type LateOrder } from './arrears-mail.ts'
import { PERSON } from './people.queries.ts'
import { clubDay } from '#site/clubs/reads.ts'

interface Reminding {
  clubId: string
  personIds: readonly string[]
  now: Date
}

export interface Reminded {
  reminded: string[]
  not_reminded: { person_id: string; why: NotReminded }[]
  /** Of whose orders the mails are. */
  orders: LateOrder[]
}

interface Case {
  personId: string
  remindedOn: string | null
  planOn: string | null
}

/**
 * Writes to people about what is late, in the club's transaction: a mail for each order, which leads to the page on which it is
 * paid. Nobody is written to twice in a day, whoever presses: their row is held while it is decided.
 */
export async function remindPeople(tx: Tx, { clubId, personIds, now }: Reminding): Promise<Reminded> {
  const ids = [...new Set(personIds)].toSorted()
  const late = await lateOrdersOf(tx, clubId, ids)
  const today = await clubDay(tx, clubId, now)
  const cases = await holdCases(tx, { clubId, personIds: ids.filter((id) => late.has(id)), now })
  const reminded: string[] = []
  const skipped: Reminded['not_reminded'] = []
  const orders: LateOrder[] = []
  for (const id of ids) {
    const own = late.get(id) ?? []
    const owed = own.reduce((sum, { amount }) => sum + amount, 0)
    const { remindedOn = null, planOn = null } = cases.get(id) ?? {}
    const why = whyNotReminded({ late: owed, remindedOn, planOn }, today)
    if (why) skipped.push({ person_id: id, why })
    else {
      reminded.push(id)
      orders.push(...own)
    }
  }
  await tx.execute(sql`
    update arrears_cases set reminded_on = ${today}, updated_at = ${now.toISOString()}
    where club_id = ${clubId} and person_id = any(${`{${reminded.join(',')}}`}::uuid[])`)
  for (const order of orders) await enqueueReminder(tx, { clubId, order, day: today }, now)
  return { reminded, not_reminded: skipped, orders }
}

/** Their rows, made where there is none, and held in the order of their ids: two who press at once wait for each other. */
async function holdCases(tx: Tx, { clubId, personIds, now }: Reminding): Promise<Map<string, Case>> {
  const ids = `{${personIds.join(',')}}`
  await tx.execute(sql`
    insert into arrears_cases (club_id, person_id, updated_at)
    select ${clubId}, id, ${now.toISOString()} from unnest(${ids}::uuid[]) as p (id) order by id on conflict do nothing`)
  const found = await rows<Case>(
    tx,
    sql`select person_id as "personId", reminded_on as "remindedOn", plan_on as "planOn" from arrears_cases
    where club_id = ${clubId} and person_id = any(${ids}::uuid[]) order by person_id for update`,
  )
  return new Map(found.map((row) => [row.personId, row]))
}

export async function lateOrdersOf(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<Map<string, LateOrder[]>> {
  const found = await rows<LateOrder & { personId: string }>(
    tx,
    sql`select ${sql.raw(PERSON)} as "personId", o.id, o.seq, o.email, o.first_name as "firstName", o.currency, c.time_zone as "timeZone",
      sum(s.amount)::int as amount, min(s.due_on) as "dueOn", string_agg(distinct i.name, ', ') as name
    from orders o join clubs c on c.id = o.club_id
    join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id and s.status = 'failed'
    join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where o.club_id = ${clubId} and o.status = 'Completed' and ${sql.raw(PERSON)} = any(${`{${ids.join(',')}}`}::uuid[])
    group by o.club_id, o.id, c.id order by o.seq`,
  )
  const late = new Map<string, LateOrder[]>()
  for (const { personId, ...order } of found) late.set(personId, [...(late.get(personId) ?? []), order])
  return late
}
