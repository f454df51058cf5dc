import { sql } from 'drizzle-orm'
import { type ICalEventData, ICalEventTransparency } from 'ical-generator'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { PreferencesDeps } from '../deps.ts'

export interface FeedClub {
  id: string
  slug: string
  name: string
}

interface Asked {
  club: FeedClub
  userId: string
  origins: { club: string; account: string }
}

/** Nobody plans further, and a calendar has an end. */
const MOST_PAYMENTS = 200
const MOST_DRAWS = 50
/** How long people watch a draw. */
const DRAW_MS = 30 * 60_000

/** What a club itself knows of the days to come: what is paid when, and what is drawn. */
export async function clubEvents(deps: PreferencesDeps, asked: Asked): Promise<ICalEventData[]> {
  const { club, userId } = asked
  return deps.db.withClub(club.id, async (tx) => [
    ...(await findPayments(tx, club.id, userId)).map((payment) => paymentEvent(payment, asked)),
    ...(await findDraws(tx, club.id, deps.now())).map((draw) => drawEvent(draw, asked)),
  ])
}

interface DuePayment {
  orderId: string
  number: number
  due: string
  amount: number
  currency: Currency
  people: string[]
  orderedAt: Date | string
}

/** By order and day. Of children no more than the first name stands in a calendar. */
async function findPayments(tx: Tx, clubId: string, userId: string): Promise<DuePayment[]> {
  return rows<DuePayment>(
    tx,
    sql`select o.id as "orderId", o.seq as number, s.due_on as due, sum(s.amount)::int as amount, upper(o.currency) as currency,
      coalesce(json_agg(distinct i.first_name) filter (where i.first_name is not null), '[]') as people,
      o.created_at as "orderedAt"
    from orders o
    join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id and s.status in ('planned', 'charging')
    join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where o.club_id = ${clubId} and o.user_id = ${userId}
    group by o.id, o.seq, s.due_on, o.currency, o.created_at order by s.due_on, o.seq limit ${MOST_PAYMENTS}`,
  )
}

/** A whole day, which is the club's own in whatever zone the calendar is read; the money is taken by itself. */
function paymentEvent(payment: DuePayment, { club, origins }: Asked): ICalEventData & { start: Date } {
  const { orderId, number, due, amount, currency, people, orderedAt } = payment
  const forWhom = people.length > 0 ? ` for ${people.join(', ')}` : ''
  return {
    id: `${due}.${orderId}@clubhouse`,
    stamp: new Date(orderedAt),
    start: new Date(`${due}T00:00:00Z`),
    allDay: true,
    summary: `${formatMoney(cents(amount), currency)} to ${club.name}${forWhom}`,
    description: `Order ${number}. We’ll take it from your card automatically.`,
    url: `${origins.account}/payments`,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: club.name }],
  }
}

interface ComingDraw {
  id: string
  number: number
  name: string
  slug: string
  kind: string
  drawsAt: Date | string
  sealedAt: Date | string
}

async function findDraws(tx: Tx, clubId: string, now: Date): Promise<ComingDraw[]> {
  return rows<ComingDraw>(
    tx,
    sql`select d.id, d.number, p.name, p.slug, l.kind, d.draws_at as "drawsAt", d.sealed_at as "sealedAt"
    from draws d
    join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id
    join products p on p.club_id = d.club_id and p.id = d.lottery_id
    where d.club_id = ${clubId} and d.draws_at > ${now.toISOString()}::timestamptz
    order by d.draws_at, d.id limit ${MOST_DRAWS}`,
  )
}

/** An instant: calendars show it in their own zone, on both sides of a change of the clocks. */
function drawEvent(draw: ComingDraw, { club, origins }: Asked): ICalEventData & { start: Date } {
  const start = new Date(draw.drawsAt)
  const path = `/products/${draw.kind === 'Lotto' ? 'lotto' : 'draw'}/${draw.slug}`
  return {
    id: `${draw.id}.draw@clubhouse`,
    stamp: new Date(draw.sealedAt),
    start,
    end: new Date(start.getTime() + DRAW_MS),
    summary: `${draw.name}: draw ${draw.number}`,
    url: `${origins.club}${path}`,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: [{ name: club.name }],
  }
}
