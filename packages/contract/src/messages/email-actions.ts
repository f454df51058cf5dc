import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'

/** OPEN-068: absent means not sent. */
const Answer = z.boolean().optional()
/** A signed reference from a mail, as domain/mail-reference reads it. */
const Reference = z.string().min(1).max(200)

/** API-69, DATA-47. Called from the public page by the holder of the mail (OPEN-069): the signed ids are the permission. */
export const saveEmailResponse = endpoint('POST /backoffice/emails/opt-out', {
  name: 'saveEmailResponse',
  summary: 'A member answers a recurring email: no more of these, or payment acknowledged',
  tag: 'Email',
  body: z.object({
    email_distribution_list_id: Reference,
    member_id: Reference,
    opt_out: Answer,
    payment_ack: Answer,
  }),
  reply: z.object({
    email_distribution_list_id: z.string(),
    member_id: z.string(),
    opt_out: z.boolean(),
    payment_ack: z.boolean(),
  }),
})

/** API-58, LOTTO-14 */
export const unsubscribeFriend = endpoint('POST /store/{club}/unsubscribe-friend/{id}', {
  name: 'unsubscribeFriend',
  staysOpen: true,
  summary: 'A friend of a lotto player wants no more lotto emails',
  tag: 'Email',
  params: ClubParams.extend({ id: Reference }),
  reply: z.object({ unsubscribed: z.literal(true) }),
})
