import type { OfficeGroup, OfficeGroupMember } from '@clubhouse/contract/people/office/groups'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { At } from '../guarded-answers.ts'
import { readAnswers, readMember } from '../read-member.queries.ts'
import { mayReadMedical } from '../rights.ts'
import { contactsOf, sortForms } from '../show-member.ts'
import { writePageAccess } from '../write-access.ts'

/** Somebody of a group that was found for whoever asks: how to reach them. Neither money nor mails nor what else was answered. */
export async function readGroupMember(
  tx: Tx,
  { group_id, name, season, is_archived }: OfficeGroup,
  memberId: string,
  { caller, today, now }: { caller: At; today: string; now: Date },
): Promise<OfficeGroupMember | Refusal> {
  const { clubId, userId } = caller.club
  const read = await readMember(tx, { clubId, memberId, userId, today, now })
  if (!read) return notFound('The person')
  const person = `${read.first_name} ${read.last_name}`.trim()
  if (read.is_juvenile)
    await writePageAccess(tx, { clubId, userId, personId: memberId, person, isChild: true, now })
  const { first_name, last_name, age, is_juvenile, state, date_of_birth, mobile, guarded_until, readers } =
    read
  return {
    member_id: memberId,
    first_name,
    last_name,
    age,
    is_juvenile,
    state,
    date_of_birth,
    mobile,
    ...contactsOf(read),
    has_guarded: sortForms(await readAnswers(tx, clubId, memberId)).guarded.length > 0,
    may_open_guarded: mayReadMedical(caller),
    guarded_until,
    readers,
    group: { group_id, name, season, is_archived },
  }
}
