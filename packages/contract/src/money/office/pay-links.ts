import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { PayLink } from '../pay-links.ts'

/** Links to pay that were sent for an order: what is late of it, or all of one that was left to be paid later. Amounts are cents. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const LINKS = '/backoffice/orders/{order_id}/pay-links'
const ofOrder = { ...office, params: z.object({ order_id: z.uuid() }) } as const

const SentPayLink = z.object({
  link_id: z.uuid(),
  state: PayLink.shape.state,
  /** What it was sent for. */
  amount: z.number().int(),
  sent_to: z.string(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  expires_at: z.iso.datetime(),
})
export type SentPayLink = z.infer<typeof SentPayLink>

export const OrderPayLinks = z.object({
  /** What a link sent now would ask for; null where there is nothing that a link could pay. */
  to_pay: z.number().int().nullable(),
  currency: z.string(),
  email: z.string(),
  /** The newest first. */
  links: z.array(SentPayLink),
})
export type OrderPayLinks = z.infer<typeof OrderPayLinks>

export const listPayLinks = endpoint(`GET ${LINKS}`, {
  ...ofOrder,
  name: 'listPayLinks',
  summary: 'Links to pay that were sent for an order, and what one sent now would ask for',
  reply: OrderPayLinks,
})

/** One that is still open is taken back: a family has one link that works. The same request twice sends one mail. */
export const sendPayLink = endpoint(`POST ${LINKS}`, {
  ...ofOrder,
  name: 'sendPayLink',
  summary: 'Mails the holder of an order a link with which anyone can pay what is owed',
  body: z.object({ request_id: z.uuid() }),
  reply: OrderPayLinks,
})

export const takeBackPayLink = endpoint(`DELETE ${LINKS}/{link_id}`, {
  ...office,
  name: 'takeBackPayLink',
  summary: 'Takes a link to pay back, so that it takes no money any more',
  params: z.object({ order_id: z.uuid(), link_id: z.uuid() }),
  reply: OrderPayLinks,
})
