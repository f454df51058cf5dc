import { parseDate } from '@clubhouse/domain/time/plain-date'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { SETTLED } from './messages.ts'

/** An invoice that was paid, as it was typed. */
export function readSettlement(typed: Record<'amount' | 'paid_on' | 'reference' | 'settlement_id', string>) {
  const [amount, day] = [parseMoney(typed.amount), parseDate(typed.paid_on)]
  const errors = {
    ...(!(amount.ok && amount.cents > 0) && { amount: SETTLED.badAmount }),
    ...(!day.ok && { paid_on: SETTLED.badDay }),
  }
  if (!amount.ok || !day.ok || Object.keys(errors).length > 0) return { ok: false as const, errors }
  const { reference, settlement_id } = typed
  return {
    ok: true as const,
    body: { settlement_id, amount: amount.cents, paid_on: day.iso.slice(0, 10), reference },
  }
}
