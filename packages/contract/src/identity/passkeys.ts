import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Secret } from './person-fields.ts'

/** Passkeys (WebAuthn): a second way in, and a proof of who is there. What the browser's own calls take and give. */

const Encoded = z.string().min(1).max(8192)

/** What an authenticator answers to a challenge, as browsers write it in JSON; bytes are base64url. */
export const PasskeyAssertion = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.string().max(200).nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** What an authenticator answers when it has made a key. */
export const PasskeyAttestation = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: z.string().min(1).max(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

/** Challenge, purpose and person, sealed by the server; the caller sends it back with the response. */
const Ticket = z.string().min(1).max(1000)

export const PasskeyAnswer = z.object({ ticket: Ticket, assertion: PasskeyAssertion })
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** That it is really them: their password, or a passkey. Who has neither has to have signed in just now. */
export const Proof = z.object({ current_password: Secret.optional(), passkey: PasskeyAnswer.optional() })
export type Proof = z.infer<typeof Proof>

/** `options` goes to the browser's own call as it is. */
const Challenge = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) })
export type Challenge = z.infer<typeof Challenge>

export const askPasskey = endpoint('POST /member/passkey-challenge', {
  name: 'askPasskey',
  summary: 'A challenge for any passkey of this site, to sign in with or to show who is there',
  tag: 'Identity',
  reply: Challenge,
})

export const beginPasskey = endpoint('POST /member/passkeys/begin', {
  name: 'beginPasskey',
  summary: 'A challenge with which a new passkey is made; asks for a proof of who is there',
  tag: 'Identity',
  body: Proof,
  reply: Challenge,
})

export const showPasskey = endpoint('POST /member/passkey-shown', {
  name: 'showPasskey',
  summary: 'Shows a passkey of one’s own in this sign-in: some clubs ask for one before money and people',
  tag: 'Identity',
  body: PasskeyAnswer,
  reply: z.object({ shown: z.literal(true) }),
})

export const Passkey = z.object({
  passkey_id: z.string(),
  name: z.string(),
  /** Synced by a password manager, so on all devices of its owner. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const addPasskey = endpoint('POST /member/passkeys', {
  name: 'addPasskey',
  summary: 'Keeps a passkey that was made for the challenge',
  tag: 'Identity',
  body: z.object({
    ticket: Ticket,
    attestation: PasskeyAttestation,
    /** What its owner calls it; otherwise the device. */
    name: z.string().trim().max(60).optional(),
  }),
  reply: Passkey,
})

export const removePasskey = endpoint('DELETE /member/passkeys/{passkey_id}', {
  name: 'removePasskey',
  summary: 'Forgets a passkey: it opens nothing any more',
  tag: 'Identity',
  params: z.object({ passkey_id: z.string().min(1).max(1400) }),
  reply: z.object({ removed: z.literal(true) }),
})
