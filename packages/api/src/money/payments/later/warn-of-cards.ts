import { sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import { dayOf, formatMoney, formatMonth, formatShortDate } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import {
  type MailingClub,
  readerOf,
  readersOf,
  takeOccasions,
  throughClubs,
} from '#messages/automatic-mails/port.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { Card } from '#providers/payments/port.ts'
import { newestCard } from './newest-card.ts'

const AT_ONCE = 200
const DAYS_BEFORE = 30

interface Expiring {
  /** The same for all orders of somebody that are paid from one card. */
  occasion: string
  lastDay: string
  dueOn: string
  amount: number
  userId: string | null
  email: string
  card: Card
}

/** Once for each card that runs out before it would be charged again. */
export const warnOfCards: Schedule = {
  cadence: { dailyAt: '09:10', zone: 'Europe/Dublin' },
  work: throughClubs('card-expires', 'warn-of-cards', async (tx, club, { now }) => {
    const expiring = await asClub(tx, club.id, (own) => findExpiring(own, club, now))
    const occasions = expiring.map(({ occasion }) => occasion)
    const fresh = await takeOccasions(tx, { clubId: club.id, kind: 'card-expires', occasions }, now)
    const readers = await readersOf(
      tx,
      expiring.map(({ userId }) => userId),
    )
    let done = 0
    for (const each of expiring.filter(({ occasion }) => fresh.has(occasion))) {
      const reader = readerOf(readers, each)
      if (!reader) continue
      const mail = { template: 'card-expires' as const, payload: payloadOf(club, reader.firstName, each) }
      const effectKey = `card-expires ${club.id} ${each.occasion}`
      await enqueueMail(tx, { clubId: club.id, effectKey, to: reader.email, mail }, now)
      done += 1
    }
    return { done, after: expiring.length < AT_ONCE ? null : 'more' }
  }),
}

const payloadOf = (
  { currency, timeZone }: MailingClub,
  firstName: string,
  { card, lastDay, dueOn, amount }: Expiring,
) => ({
  first_name: firstName,
  card: cardName({ brand: card.brand, last_four_digits: card.lastFour }),
  month: formatMonth(lastDay, timeZone),
  due: formatShortDate(dueOn, timeZone),
  amount: formatMoney(cents(amount), currency.toUpperCase() as Currency),
})

/** As the club: the next payment of each card that is due after the card's last day. A card is good to the end of its month. */
async function findExpiring(tx: Tx, { id, timeZone }: MailingClub, now: Date): Promise<Expiring[]> {
  const today = dayOf(now.toISOString(), timeZone)
  return rows<Expiring>(
    tx,
    sql`with kept as (
      select o.user_id, o.email, o.id as order_id, held.card, (make_date((held.card ->> 'expYear')::int,
        (held.card ->> 'expMonth')::int, 1) + interval '1 month' - interval '1 day')::date as last_day
      from orders o
      cross join lateral (${newestCard(id, sql`o.id`)}) newest
      cross join lateral (select p.card from payments p where p.club_id = o.club_id and p.order_id = o.id
        and p.method_id = newest.method_id and p.card is not null order by p.created_at desc limit 1) held
      where o.club_id = ${id} and o.status = 'Completed' and exists (select from scheduled_payments s
        where s.club_id = o.club_id and s.order_id = o.id and s.status = 'planned')
    ), expiring as (
      select k.user_id, k.email, k.card, k.last_day::text as last_day, coalesce(k.user_id, k.order_id) || ' '
        || (k.card ->> 'brand') || ' ' || (k.card ->> 'lastFour') || ' ' || to_char(k.last_day, 'YYYY-MM') as occasion, s.due_on, s.amount
      from kept k join scheduled_payments s on s.club_id = ${id} and s.order_id = k.order_id and s.status = 'planned'
        and s.due_on > k.last_day::text and s.amount > 0
      where k.last_day >= ${today}::date and k.last_day <= ${today}::date + ${DAYS_BEFORE}::int
    )
    select distinct on (e.occasion) e.occasion, e.last_day as "lastDay", e.due_on as "dueOn", e.amount,
      e.user_id as "userId", e.email, e.card
    from expiring e
    where not exists (select from automatic_mail_occasions w where w.club_id = ${id} and w.kind = 'card-expires'
      and w.occasion = e.occasion)
    order by e.occasion, e.due_on limit ${AT_ONCE}`,
  )
}
