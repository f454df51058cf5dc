import type { Tx } from '../db/database.ts'
import type { PaymentRow } from './payments/payment-row.ts'

/** PLACEHOLDER until the letter is written. */
export async function enqueueArrears(
  _tx: Tx,
  _row: PaymentRow,
  _charged: { id: string; amount: number; dueOn: string },
  _now: Date,
): Promise<void> {}
