import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { Proof } from '../identity/passkeys.ts'

/** A member's personal data: download and erasure. */

export const downloadData = endpoint('POST /member/data', {
  name: 'downloadData',
  summary: 'All that is kept of the signed-in person, as JSON and as a page to read, in one archive',
  tag: 'Identity',
  body: Proof,
  reply: fileOf('application/zip'),
})

export const Erasure = z.object({
  /** When the account goes, if its owner asked for that. */
  erased_on: z.iso.datetime().nullable(),
  /** What is still to be paid: it is settled or cancelled first. */
  open_payments: z.array(
    z.object({
      account_id: z.uuid(),
      club: z.string(),
      count: z.number().int(),
      amount: z.number().int(),
      currency: Currency,
    }),
  ),
  /** Clubs with no other owner; the account cannot be erased before they have one. */
  owned_alone: z.array(z.string()),
  /** First names of relatives who are erased along with the account, because nobody else acts for them. */
  goes_along: z.array(z.string()),
})
export type Erasure = z.infer<typeof Erasure>

export const getErasure = endpoint('GET /member/erasure', {
  name: 'getErasure',
  summary: 'What prevents erasing the account, and who goes with it',
  tag: 'Identity',
  reply: Erasure,
})

export const askErasure = endpoint('POST /member/erasure', {
  name: 'askErasure',
  summary: 'Has the account erased in fourteen days, and signs out everywhere',
  tag: 'Identity',
  body: Proof,
  reply: z.object({ erased_on: z.iso.datetime() }),
})

export const cancelErasure = endpoint('DELETE /member/erasure', {
  name: 'cancelErasure',
  summary: 'Keeps the account',
  tag: 'Identity',
  reply: z.object({ kept: z.literal(true) }),
})
