import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney, formatShortDate } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { PaymentRow } from '../payments/payment-row.ts'

interface Refused {
  id: string
  name: string
  amount: number
  dueOn: string
  attempts: number
}

export interface LateOrder {
  id: string
  seq: number
  email: string
  firstName: string
  currency: string
  timeZone: string
  amount: number
  /** The oldest of it. */
  dueOn: string
  name: string
}

const payloadOf = (order: Omit<LateOrder, 'id' | 'email'>) => ({
  first_name: order.firstName,
  number: String(order.seq),
  name: order.name,
  due: formatShortDate(order.dueOn, order.timeZone),
  amount: formatMoney(cents(order.amount), order.currency.toUpperCase() as Currency),
})

/** Tells the holder of a card that we try no more, in the transaction that puts the payment into arrears. */
export async function enqueueArrears(tx: Tx, row: PaymentRow, refused: Refused, now: Date): Promise<void> {
  // Whoever pays arrears is there, and reads on the page that it did not go through.
  if (row.kind === 'arrears') return
  const { clubId, email } = row
  const payload = payloadOf({ ...row, ...refused, seq: row.orderSeq })
  const effectKey = `payment-failed:${refused.id}:${refused.attempts}`
  const mail = { template: 'payment-failed' as const, payload }
  await enqueueMail(tx, { clubId, effectKey, to: email, mail }, now)
}

interface Reminder {
  clubId: string
  order: LateOrder
  day: string
}

/** By which a reminder is known: one for each order and day. */
export const reminderKey = (orderId: string, day: string): string => `arrears-reminder:${orderId}:${day}`

export type ReminderMail = Extract<Mail, { template: 'arrears-reminder' }>

/** What somebody is written about one of their orders: the same letter for whoever looks at it first and for who gets it. */
export const reminderOf = ({
  firstName,
  seq,
  name,
  dueOn,
  timeZone,
  amount,
  currency,
}: LateOrder): ReminderMail => ({
  template: 'arrears-reminder',
  payload: {
    first_name: firstName,
    number: String(seq),
    name,
    since: formatShortDate(dueOn, timeZone),
    amount: formatMoney(cents(amount), currency.toUpperCase() as Currency),
  },
})

/** Because somebody who runs the club asked for it. */
export async function enqueueReminder(tx: Tx, { clubId, order, day }: Reminder, now: Date): Promise<void> {
  const effectKey = reminderKey(order.id, day)
  await enqueueMail(tx, { clubId, effectKey, to: order.email, mail: reminderOf(order) }, now)
}
