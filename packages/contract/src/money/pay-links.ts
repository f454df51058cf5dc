import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * What an officer sent a family to pay, by the link of a mail: nobody signs in, so it shows what is to be paid and nothing of who
 * owes it. Amounts are cents.
 */

const LINK = '/store/{club}/pay-links/{link_id}/{key}'
const Amount = z.number().int().min(0)

export const PayLink = z.object({
  /** `on_its_way`: it is being taken at this moment; `nothing`: it is not owed any more. */
  state: z.enum(['open', 'on_its_way', 'paid', 'nothing', 'expired', 'taken_back']),
  order_seq: z.number().int(),
  currency: z.string(),
  /** What is to be paid and what for; empty unless it is open. */
  amount: Amount,
  lines: z.array(z.object({ name: z.string(), due: z.iso.date(), amount: Amount })),
  expires_at: z.iso.datetime(),
})
export type PayLink = z.infer<typeof PayLink>

const byLink = {
  tag: 'Orders',
  params: z.object({ club: z.string(), link_id: z.uuid(), key: z.string().max(64) }),
} as const

/** A look changes nothing: scanners of mails open every link. */
export const getPayLink = endpoint(`GET ${LINK}`, {
  ...byLink,
  name: 'getPayLink',
  summary: 'What is to be paid by the link of a mail',
  reply: PayLink,
})

/** Charged is what was shown, or nothing. The browser pays with the token; the card is not kept. */
export const payByLink = endpoint(`POST ${LINK}/payments`, {
  ...byLink,
  name: 'payByLink',
  summary: 'Begins the payment of what a link is for',
  body: z.object({ amount: Amount.min(1), confirmation_token: z.string().max(255).optional() }),
  reply: z.object({ payment_token: z.string() }),
})

/** For whoever has just paid: the gateway is asked, so that nobody reads that they owe what they paid. */
export const settlePayLink = endpoint(`POST ${LINK}/settled`, {
  ...byLink,
  name: 'settlePayLink',
  summary: 'Asks what became of a payment by a link',
  reply: PayLink,
})
