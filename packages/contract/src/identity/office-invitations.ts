import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Office } from '../office/offices.ts'
import { Secret } from './person-fields.ts'

/** HOSTS-05: the code in the mail is the whole permission; its holder need not be signed in. */
const Code = z.string().min(1).max(200)

export const AskedToRun = z.object({
  club: z.string(),
  email: z.string(),
  invited_by: z.string().nullable(),
  role: z.enum(['admin', 'owner']),
  offices: z.array(Office),
  /** True for people who have a sign-in; the others choose a password now. */
  has_password: z.boolean(),
  /** False when the name has to be asked for. */
  has_name: z.boolean(),
})
export type AskedToRun = z.infer<typeof AskedToRun>

export const readOfficeInvitation = endpoint('POST /member/office-invitation', {
  name: 'readOfficeInvitation',
  summary: 'What the code of a mailed invitation asks its reader to',
  tag: 'Identity',
  body: z.object({ code: Code }),
  reply: AskedToRun,
})

export const acceptOfficeInvitation = endpoint('POST /member/office-invitation/acceptance', {
  name: 'acceptOfficeInvitation',
  summary: 'Accepts it: the role and the offices are theirs; those without a password choose one',
  tag: 'Identity',
  body: z.object({
    code: Code,
    first_name: z.string().max(64).optional(),
    last_name: z.string().max(64).optional(),
    password: Secret.optional(),
  }),
  reply: z.object({ email: z.string(), account_id: z.uuid() }),
})
