import type { Tx } from '../db/database.ts'

/** PLACEHOLDER until the receipt is drawn. */
export async function enqueueReceipt(
  _tx: Tx,
  _which: { clubId: string; orderId: string },
  _now: Date,
): Promise<void> {}
