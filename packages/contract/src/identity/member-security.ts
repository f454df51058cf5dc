import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Passkey, Proof } from './passkeys.ts'
import { Email } from './person-fields.ts'

/** Security settings of the member's own account. */

export const SignedInDevice = z.object({
  session_id: z.uuid(),
  /** "Chrome on Windows"; null where it did not say. */
  device: z.string().nullable(),
  /** The site as it is called: a club's name, or My account. */
  site: z.string(),
  method: z.enum(['password', 'passkey', 'sign-up', 'code', 'sso', 'hand-over']),
  since: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_this: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

export const EmailChange = z.object({
  new_email: z.string(),
  confirm_until: z.iso.datetime(),
})
export type EmailChange = z.infer<typeof EmailChange>

export const Security = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  /** False on a domain of a club's own: passkeys are of the platform's domain. */
  passkeys_work_here: z.boolean(),
  /** Newest use first; at most fifty are shown. */
  sign_ins: z.array(SignedInDevice),
  passkeys: z.array(Passkey),
  email_change: EmailChange.nullable(),
  /** When the account goes, if its owner asked for that. */
  erased_on: z.iso.datetime().nullable(),
})
export type Security = z.infer<typeof Security>

export const getSecurity = endpoint('GET /member/security', {
  name: 'getSecurity',
  summary: 'Own sign-ins, passkeys and what is changing',
  tag: 'Identity',
  reply: Security,
})

export const endSignIn = endpoint('DELETE /member/sign-ins/{session_id}', {
  name: 'endSignIn',
  summary: 'Signs one device out',
  tag: 'Identity',
  params: z.object({ session_id: z.uuid() }),
  reply: z.object({ ended: z.literal(true) }),
})

export const endOtherSignIns = endpoint('POST /member/sign-ins/end-others', {
  name: 'endOtherSignIns',
  summary: 'Signs out everywhere but here',
  tag: 'Identity',
  reply: z.object({ ended: z.number().int() }),
})

/** A code out of a mail: it is the whole permission. */
const Code = z.string().min(1).max(200)
const Said = z.object({ message: z.string() })

export const changeEmail = endpoint('POST /member/email-change', {
  name: 'changeEmail',
  summary: 'Asks for another email; it counts once it is confirmed from there',
  tag: 'Identity',
  body: Proof.extend({ email: Email }),
  reply: EmailChange,
})

export const cancelEmailChange = endpoint('DELETE /member/email-change', {
  name: 'cancelEmailChange',
  summary: 'Keeps the email as it is',
  tag: 'Identity',
  reply: z.object({ cancelled: z.literal(true) }),
})

export const confirmEmailChange = endpoint('POST /member/email-change/confirm', {
  name: 'confirmEmailChange',
  summary: 'Confirms a new email, by the code that was mailed to it',
  tag: 'Identity',
  body: z.object({ code: Code }),
  reply: Said,
})

export const undoEmailChange = endpoint('POST /member/email-change/undo', {
  name: 'undoEmailChange',
  summary: 'Takes the old email back, by the code that was mailed to it',
  tag: 'Identity',
  body: z.object({ code: Code }),
  reply: Said,
})
