import type { Currency } from '@clubhouse/contract/account'
import { formatMoney, formatShortDate } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Tx } from '../db/database.ts'
import { enqueueMail } from '../mail/port.ts'
import type { PaymentRow } from './payments/payment-row.ts'

interface Refused {
  id: string
  name: string
  amount: number
  dueOn: string
  attempts: number
}

/** Tells the holder of a card that we try no more, in the transaction that puts the payment into arrears. */
export async function enqueueArrears(tx: Tx, row: PaymentRow, refused: Refused, now: Date): Promise<void> {
  // Whoever pays arrears is there, and reads on the page that it did not go through.
  if (row.kind === 'arrears') return
  const { clubId, email, firstName, orderSeq, timeZone } = row
  const payload = {
    first_name: firstName,
    number: String(orderSeq),
    name: refused.name,
    due: formatShortDate(refused.dueOn, timeZone),
    amount: formatMoney(cents(refused.amount), row.currency.toUpperCase() as Currency),
  }
  const effectKey = `payment-failed:${refused.id}:${refused.attempts}`
  const mail = { template: 'payment-failed' as const, payload }
  await enqueueMail(tx, { clubId, effectKey, to: email, mail }, now)
}
