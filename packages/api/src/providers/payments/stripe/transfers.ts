import type { Stripe } from 'stripe'
import type { WantedReversal, WantedTransfer } from '../port.ts'
import { calling } from './errors.ts'

/** More than there are of one charge. */
const ALL = 100

/** What a charge and all transfers of it have in common; a transfer takes it over from its charge. */
export const groupOf = (paymentId: string): string => `payment:${paymentId}`

/** Stripe forgets a key after a day; what was made with it stays, and says so. */
export function transfer(
  stripe: Stripe,
  { key, paymentId, account, amount, currency, chargeId }: WantedTransfer,
): Promise<string> {
  return calling(async () => {
    const before = await stripe.transfers.list({ transfer_group: groupOf(paymentId), limit: ALL })
    const made = before.data.find(({ metadata }) => metadata['key'] === key)
    if (made) return made.id
    const { id } = await stripe.transfers.create(
      { amount, currency, destination: account, source_transaction: chargeId, metadata: { key } },
      { idempotencyKey: key },
    )
    return id
  })
}

export function reverse(stripe: Stripe, { key, transferId, amount }: WantedReversal): Promise<string> {
  return calling(async () => {
    const before = await stripe.transfers.listReversals(transferId, { limit: ALL })
    const made = before.data.find(({ metadata }) => metadata?.['key'] === key)
    if (made) return made.id
    const { id } = await stripe.transfers.createReversal(
      transferId,
      { amount, metadata: { key } },
      { idempotencyKey: key },
    )
    return id
  })
}
