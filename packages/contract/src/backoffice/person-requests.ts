import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { Proof } from '../identity/passkeys.ts'
import { MEMBER_LIMITS } from './member-limits.ts'

/** What somebody may ask of a club about their own data, done for them by those who run it (ADR 045). */

const office = { tag: 'Back office', headers: AccountHeader } as const

const MemberParams = z.object({ member_id: z.uuid() })

/** Medical answers are among it: it needs that right too, and it is written down like a look at them. */
export const copyPersonData = endpoint({
  ...office,
  name: 'copyPersonData',
  method: 'POST',
  path: '/backoffice/members/{member_id}/data',
  summary: 'All that this club keeps of one person, as JSON and as a page to read, in one archive',
  params: MemberParams,
  body: Proof.extend({
    /** Who asked for it, and how. */
    note: z.string().trim().max(MEMBER_LIMITS.note).default(''),
  }),
  reply: fileOf('application/zip'),
})
