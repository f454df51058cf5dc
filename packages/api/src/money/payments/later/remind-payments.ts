import { sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import { dayOf, formatMoney, formatShortDate } from '@clubhouse/domain/format'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { cents } from '@clubhouse/domain/money/money'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import { addDays } from '@clubhouse/domain/time/plain-date'
import {
  byBuyer,
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
const DAYS_BEFORE = 3

interface Due {
  id: string
  occasion: string
  dueOn: string
  amount: number
  name: string
  member: string
  userId: string | null
  email: string
  card: Card
}

/** One mail for each day and card, with all that is taken then: somebody who pays for three children gets one. */
export const remindPayments: Schedule = {
  cadence: { dailyAt: '09:00', zone: 'Europe/Dublin' },
  work: throughClubs('payment-reminder', 'remind-payments', async (tx, club, { now }) => {
    const due = await asClub(tx, club.id, (own) => findDue(own, club, now))
    const occasions = due.map(({ occasion }) => occasion)
    const kind = 'payment-reminder'
    const fresh = await takeOccasions(tx, { clubId: club.id, kind, occasions }, now)
    const readers = await readersOf(
      tx,
      due.map(({ userId }) => userId),
    )
    let done = 0
    for (const group of byBuyer(due, keyOf)) {
      const taken = group.filter(({ occasion }) => fresh.has(occasion))
      const [first] = taken
      const reader = first && readerOf(readers, first)
      if (!first || !reader) continue
      await enqueueMail(
        tx,
        {
          clubId: club.id,
          effectKey: `payment-reminder ${first.occasion}`,
          to: reader.email,
          mail: { template: 'payment-due', payload: payloadOf(club, reader.firstName, taken, first) },
        },
        now,
      )
      done += 1
    }
    return { done, after: due.length < AT_ONCE ? null : 'more' }
  }),
}

const keyOf = ({ userId, email, dueOn, card }: Due): string =>
  [userId ?? email.toLowerCase(), dueOn, card.brand, card.lastFour].join(' ')

function payloadOf(
  { currency, timeZone }: MailingClub,
  firstName: string,
  taken: readonly Due[],
  first: Due,
) {
  const money = (amount: number) => formatMoney(cents(amount), currency.toUpperCase() as Currency)
  return {
    first_name: firstName,
    lines: taken.map(({ name, member, amount }) => ({
      name,
      detail: mailName(member),
      amount: money(amount),
    })),
    amount: money(taken.reduce((sum, { amount }) => sum + amount, 0)),
    due: formatShortDate(first.dueOn, timeZone),
    card: cardName({ brand: first.card.brand, last_four_digits: first.card.lastFour }),
  }
}

/** As the club: of memberships, not tried yet, and with a card to take it from. What has no card is asked for by hand. */
async function findDue(tx: Tx, { id, timeZone }: MailingClub, now: Date): Promise<Due[]> {
  const today = dayOf(now.toISOString(), timeZone)
  return rows<Due>(
    tx,
    sql`select s.id, s.id || ' ' || s.due_on as occasion, s.due_on as "dueOn", s.amount, i.name, coalesce(i.first_name, '') as member,
      o.user_id as "userId", o.email, kept.card
    from scheduled_payments s
    join order_items i on i.club_id = s.club_id and i.id = s.order_item_id and i.type in ('Plan', 'Bundle')
    join orders o on o.club_id = s.club_id and o.id = s.order_id and o.status = 'Completed'
    cross join lateral (${newestCard(id, sql`s.order_id`)}) newest
    cross join lateral (select p.card from payments p where p.club_id = s.club_id and p.order_id = s.order_id
      and p.method_id = newest.method_id and p.card is not null order by p.created_at desc limit 1) kept
    where s.club_id = ${id} and s.status = 'planned' and s.attempts = 0 and s.amount > 0
      and s.due_on > ${today} and s.due_on <= ${addDays(today, DAYS_BEFORE)}
      and not exists (select from automatic_mail_occasions w where w.club_id = s.club_id and w.kind = 'payment-reminder'
        and w.occasion = s.id || ' ' || s.due_on)
    order by o.user_id, lower(o.email), s.due_on, s.id limit ${AT_ONCE}`,
  )
}
