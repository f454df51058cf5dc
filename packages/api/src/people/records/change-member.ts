import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { changeOfficeMember } from '@clubhouse/contract/people/office/members'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { mobileError } from '@clubhouse/domain/identity/mobile'
import { nameError, SIGN_UP_MESSAGES } from '@clubhouse/domain/identity/sign-up-rules'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { invalidFields } from '#kernel/http/limits/parse-part.ts'
import { renameMember } from '../members/port.ts'
import { clubPeople } from './tables.ts'

type Changes = ParsedOf<typeof changeOfficeMember>['body']

export interface ChangeDeps extends Pick<Core, 'audit'> {
  caller: Caller & { club: RunningClub }
  today: string
}

const EARLIEST = '1900-01-01'

/**
 * What a club knows better of somebody, for itself alone: no account is touched, and no other club hears of it. So nothing that
 * a governing body’s sign-in keeps up to date can be overwritten here.
 */
export async function changeMember(
  tx: Tx,
  memberId: string,
  changes: Changes,
  { audit, caller, today }: ChangeDeps,
): Promise<boolean | Refusal> {
  const { clubId, userId } = caller.club
  const refused = invalidOf(changes, today)
  if (refused) return refused
  const isPerson = and(eq(clubPeople.clubId, clubId), eq(clubPeople.id, memberId))
  const [row] = await tx.select().from(clubPeople).where(isPerson).for('update')
  if (!row) return notFound('The person')
  const before = {
    first_name: row.firstName,
    last_name: row.lastName,
    date_of_birth: row.correctedBorn ?? row.born,
    mobile: row.correctedMobile,
  }
  const after = { ...before, ...definedOf(changes), ...(changes.mobile === '' && { mobile: null }) }
  const fields = FIELDS.filter((field) => before[field] !== after[field])
  if (fields.length === 0) return false
  if (after.first_name !== before.first_name || after.last_name !== before.last_name)
    await renameMember(tx, { clubId, memberId }, { firstName: after.first_name, lastName: after.last_name })
  await tx
    .update(clubPeople)
    .set({
      correctedBorn: after.date_of_birth === row.born ? null : after.date_of_birth,
      correctedMobile: after.mobile,
    })
    .where(isPerson)
  // The log outlives whoever is erased: it keeps which of it was corrected, not what it says.
  await audit.record(tx, caller, {
    kind: 'person-changed',
    clubId,
    actorId: userId,
    detail: { person_id: memberId, fields: fields.join(', ') },
  })
  return true
}

interface Fields {
  first_name: string
  last_name: string
  date_of_birth: string | null
  mobile: string | null
}

/** Of somebody, what a club may correct. */
export const FIELDS = ['first_name', 'last_name', 'date_of_birth', 'mobile'] as const

const definedOf = (changes: Changes): Partial<Fields> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

function invalidOf(
  { first_name, last_name, date_of_birth: born, mobile }: Changes,
  today: string,
): Refusal | null {
  const refused = invalidFields({
    first_name: first_name === undefined ? null : nameError(first_name, SIGN_UP_MESSAGES.firstName),
    last_name: last_name === undefined ? null : nameError(last_name, SIGN_UP_MESSAGES.lastName),
    mobile: mobileError(mobile ?? ''),
  })
  if (refused) return refused
  const words =
    born === null
      ? 'Enter a date of birth'
      : born !== undefined && (born > today || born < EARLIEST)
        ? 'The date of birth must be between 1900 and today'
        : null
  return words === null ? null : invalidFields({ date_of_birth: words }, words)
}
