import { sql } from 'drizzle-orm'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getWaitingLine } from '@clubhouse/contract/selling/waiting-list'
import { dayOf } from '@clubhouse/domain/format'
import { clubFacts } from '#site/clubs/reads.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'

/** What the waiting list has to know of a plan. */
export interface SoldPlan {
  name: string
  programId: string
  /** Null for as many as come. */
  stockId: string | null
  remaining: number | null
  /** It can be bought, as far as there are places. */
  isOpen: boolean
  closesAt: Date | null
}

interface Row extends Omit<SoldPlan, 'closesAt'> {
  closesAt: string | null
}

/** Null where the club sells no such plan. */
export async function findSoldPlan(
  tx: Tx,
  { clubId, planId, now }: { clubId: string; planId: string; now: Date },
): Promise<SoldPlan | null> {
  const row = await one<Row>(
    tx,
    sql`select sold.name, p.program_id as "programId", s.id as "stockId", s.remaining, iso(p.closes_at) as "closesAt",
      coalesce(p.opens_at <= ${now}, true) and coalesce(p.closes_at > ${now}, true) as "isOpen"
    from plans p
    join products sold on sold.club_id = p.club_id and sold.id = p.id
    left join stock s on s.club_id = sold.club_id and s.id = sold.stock_id
    where p.club_id = ${clubId} and p.id = ${planId} and sold.is_active`,
  )
  return row ? { ...row, closesAt: row.closesAt === null ? null : new Date(row.closesAt) } : null
}

/** What a family reads of a plan before it waits. */
export interface WaitedPlan {
  plan: ReplyOf<typeof getWaitingLine>['plan']
  time_zone: string
  /** The day it is for the club. */
  today: string
  families: number
}

export async function findWaitedPlan(
  tx: Tx,
  { clubId, planId, now }: { clubId: string; planId: string; now: Date },
): Promise<WaitedPlan | null> {
  const { timeZone, currency } = await clubFacts(tx, clubId)
  const found = await one<Pick<WaitedPlan, 'plan' | 'families'>>(
    tx,
    sql`select json_build_object('plan_id', p.id, 'program_id', p.program_id, 'name', sold.name, 'description', sold.description,
        'price', p.price, 'currency', ${currency}::text, 'is_juvenile', p.is_juvenile,
        'ages', json_build_object('from', p.age_from, 'to', p.age_to, 'on', p.age_on)) as plan,
      (select count(*)::int from waiting_places w where w.club_id = p.club_id and w.plan_id = p.id and w.status = 'waiting') as families
    from plans p join products sold on sold.club_id = p.club_id and sold.id = p.id
    where p.club_id = ${clubId} and p.id = ${planId} and sold.is_active`,
  )
  return found ? { ...found, time_zone: timeZone, today: dayOf(now.toISOString(), timeZone) } : null
}

/** How many are left, which nobody else can take until this transaction is over; rows in the order of their ids. */
export async function lockStock(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found = await rows<{ id: string; remaining: number }>(
    tx,
    sql`select id, remaining from stock
    where club_id = ${clubId} and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by id for update`,
  )
  return new Map(found.map(({ id, remaining }) => [id, remaining]))
}
