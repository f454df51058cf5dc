import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Secret } from './person-fields.ts'
import { Tokens } from './sign-in.ts'

/** Codes and links that are mailed: to set a new password, and to verify an e-mail. */

const Done = z.object({ message: z.string() })

/** API-20: for a sign-in that began with a mailed code (OPEN-025). */
export const updateUser = endpoint('PATCH /user', {
  name: 'updateUser',
  summary: 'Sets a new password after a mailed code was entered',
  tag: 'Identity',
  /** `terms`: invited people accept the terms here. */
  body: z.object({ password: Secret, terms: z.boolean().optional() }),
  reply: Done,
})

/** API-21 */
export const resendVerification = endpoint('POST /user/verification-notification', {
  name: 'resendVerification',
  summary: 'Mails the link that verifies the email once more',
  tag: 'Identity',
  reply: Done,
})

/** API-22: the reply does not tell whether the e-mail has an account. */
export const requestRecovery = endpoint('POST /user/authentication/recovery', {
  name: 'requestRecovery',
  summary: 'Mails a code to set a new password',
  tag: 'Identity',
  body: z.object({ email: Email }),
  reply: Done,
})

/** API-23 */
export const exchangeCode = endpoint('POST /user/authentication/token', {
  name: 'exchangeCode',
  summary: 'Signs in by the mailed code, to set a new password',
  tag: 'Identity',
  body: z.object({ email: Email, token: z.string().regex(/^\d{6}$/, 'Invalid code') }),
  reply: Tokens,
})

/** API-24 */
export const verifyEmail = endpoint('POST /user/authentication/verify', {
  name: 'verifyEmail',
  summary: 'Verifies an email by the code of the mailed link',
  tag: 'Identity',
  body: z.object({ code: z.string().min(1).max(200) }),
  reply: Done,
})
