import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Email } from '../person-fields.ts'
import { Office } from '../../office/offices.ts'

/** OPEN-120, HOSTS-05: who runs a club, and what each of them may do. */

export const RunningRole = z.enum(['admin', 'owner'])
export type RunningRole = z.infer<typeof RunningRole>

/** An admin without an office may do everything but make owners; an owner may do everything. */
const Given = z.object({ role: RunningRole, offices: z.array(Office).max(10) })

export const OfficeUser = Given.extend({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Last visit to the back office; null = never. */
  last_seen_at: z.iso.datetime().nullable(),
  has_passkey: z.boolean(),
  is_you: z.boolean(),
})
export type OfficeUser = z.infer<typeof OfficeUser>

export const OfficeInvitation = Given.extend({
  invitation_id: z.uuid(),
  email: z.string(),
  invited_by: z.string().nullable(),
  invited_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
  /** Hand-overs only: the present holder of the office. */
  takes_from: z.string().nullable(),
})
export type OfficeInvitation = z.infer<typeof OfficeInvitation>

export const OfficeUsers = z.object({
  users: z.array(OfficeUser),
  invitations: z.array(OfficeInvitation),
  /** Whether the club asks for a passkey before money and people. */
  asks_passkey: z.boolean(),
})
export type OfficeUsers = z.infer<typeof OfficeUsers>

const office = { tag: 'Back office', headers: AccountHeader } as const
const OfUser = z.object({ user_id: z.uuid() })
const OfInvitation = z.object({ invitation_id: z.uuid() })

export const listOfficeUsers = endpoint('GET /backoffice/users', {
  ...office,
  name: 'listOfficeUsers',
  summary: 'Who runs a club, and who was asked to',
  reply: OfficeUsers,
})

export const inviteOfficeUser = endpoint('POST /backoffice/users/invitations', {
  ...office,
  name: 'inviteOfficeUser',
  summary: 'Asks someone by email to run the club with the others; the link in it works for seven days',
  body: Given.extend({ email: Email }),
  reply: OfficeInvitation,
})

export const mailOfficeInvitation = endpoint('POST /backoffice/users/invitations/{invitation_id}/mail', {
  ...office,
  name: 'mailOfficeInvitation',
  summary: 'Mails an invitation again, for another seven days; the link before it opens nothing any more',
  params: OfInvitation,
  reply: OfficeInvitation,
})

export const withdrawOfficeInvitation = endpoint('DELETE /backoffice/users/invitations/{invitation_id}', {
  ...office,
  name: 'withdrawOfficeInvitation',
  summary: 'Takes an invitation back: its link opens nothing any more',
  params: OfInvitation,
  reply: z.object({ withdrawn: z.literal(true) }),
})

export const changeOfficeUser = endpoint('PATCH /backoffice/users/{user_id}', {
  ...office,
  name: 'changeOfficeUser',
  summary: 'Changes the role and the offices of someone who runs the club; they are mailed',
  params: OfUser,
  body: Given,
  reply: OfficeUsers,
})

export const removeOfficeUser = endpoint('DELETE /backoffice/users/{user_id}', {
  ...office,
  name: 'removeOfficeUser',
  summary: 'Someone runs the club no longer; a member stays one. Their open invitations are withdrawn',
  params: OfUser,
  reply: OfficeUsers,
})

export const resetPasskeys = endpoint('DELETE /backoffice/users/{user_id}/passkeys', {
  ...office,
  name: 'resetPasskeys',
  summary:
    'Forgets the passkeys of someone who lost them, for an owner: they set up a new one with their password',
  params: OfUser,
  reply: OfficeUsers,
})

/** Open tasks of an admin, shown before their office is handed over. */
export const LeftOpen = z.object({
  invitations: z.array(z.object({ invitation_id: z.uuid(), email: z.string() })),
  /** Draws that they opened, and that a second person has not confirmed yet. */
  draws: z.array(z.object({ draw_id: z.uuid(), name: z.string() })),
  /** Debts that they asked to write off, likewise. */
  write_offs: z.array(z.object({ write_off_id: z.uuid(), order_seq: z.int() })),
  /** Refunds that they asked for, likewise. */
  refunds: z.array(z.object({ request_id: z.uuid(), order_seq: z.int() })),
  /** Keys for other software that they made, and that still open something. */
  api_keys: z.array(z.object({ key_id: z.uuid(), name: z.string() })),
  /** Groups that the admin manages; a coach's groups go to the new coach. */
  groups: z.array(z.object({ group_id: z.uuid(), name: z.string() })),
})
export type LeftOpen = z.infer<typeof LeftOpen>

export const getLeftOpen = endpoint('GET /backoffice/users/{user_id}/left-open', {
  ...office,
  name: 'getLeftOpen',
  summary: 'What someone who runs the club began and nobody has answered yet',
  params: OfUser,
  reply: LeftOpen,
})

export const handOverOffice = endpoint('POST /backoffice/users/hand-overs', {
  ...office,
  name: 'handOverOffice',
  summary:
    'An office goes from one to another: at once where they belong to the club, else when they accept the invitation',
  body: z.object({
    office: Office,
    from_user_id: z.uuid(),
    /** The new holder, when they run the club already; otherwise `email` invites them. */
    to_user_id: z.uuid().optional(),
    email: Email.optional(),
  }),
  reply: z.object({
    /** False: they were invited, and the one before holds it until they accept. */
    is_done: z.boolean(),
    /** The new holder's name or e-mail. */
    to: z.string(),
  }),
})

export const setSecondFactor = endpoint('PATCH /backoffice/users/second-factor', {
  ...office,
  name: 'setSecondFactor',
  summary: 'Whether those who run the club show a passkey before its money and people',
  body: z.object({ is_required: z.boolean() }),
  reply: OfficeUsers,
})
