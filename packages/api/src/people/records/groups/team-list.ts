import type { OfficeGroup, TeamList, TeamMember } from '@clubhouse/contract/people/office/groups'
import { hasNote } from '@clubhouse/domain/people/records/guarded-answers'
import { photosIn } from '@clubhouse/domain/people/records/photo-consent'
import type { Tx } from '#kernel/db/database.ts'
import type { CsvColumns } from '#kernel/http/office-csv.ts'
import type { AnsweredForm } from '../read-member.queries.ts'
import { contactsOf } from '../show-member.ts'
import { writeListAccess } from '../write-access.ts'
import type { Seeing } from './list-groups.queries.ts'
import { readGroup } from './read-group.queries.ts'
import { type ListedMember, readAnswersOfMany, readListed } from './team-list.queries.ts'

interface Asked {
  groupId: string
  today: string
  now: Date
}

/** A group on paper, with whom to ring. Whose children are on it learn from the access log who took it, written with it. */
export async function takeTeamList(tx: Tx, seeing: Seeing, asked: Asked): Promise<TeamList | null> {
  const group = await readGroup(tx, seeing, asked)
  if (!group) return null
  const { listed, answered } = await takeMembers(tx, seeing, group, asked)
  const { group_id, name, season, is_archived, managers } = group
  return {
    group_id,
    name,
    season,
    is_archived,
    day: asked.today,
    managers: managers.map((each) => each.name || each.email),
    members: listed.map((member) => onPaper(member, answered.get(member.member_id) ?? [])),
  }
}

/** Who is in a group, as they are reached, and what they answered; the look is written down for the children. */
export async function takeMembers(
  tx: Tx,
  { clubId, userId }: Seeing,
  { members }: Pick<OfficeGroup, 'members'>,
  { today, now }: Pick<Asked, 'today' | 'now'>,
) {
  const ids = members.map(({ member_id: id }) => id)
  const listed = await readListed(tx, { clubId, today }, ids)
  const answered = Map.groupBy(await readAnswersOfMany(tx, clubId, ids), ({ member_id: id }) => id)
  const children = members
    .filter(({ is_juvenile: isChild }) => isChild)
    .map(({ member_id: id, first_name: first, last_name: last }) => ({ id, name: `${first} ${last}`.trim() }))
  await writeListAccess(tx, { clubId, userId, now }, children)
  return { listed, answered }
}

export function onPaper(member: ListedMember, forms: readonly AnsweredForm[]): TeamMember {
  const { member_id, first_name, last_name, is_juvenile, date_of_birth: born, mobile } = member
  const { contact, guardians } = contactsOf(member)
  const reached = contact ? [{ ...contact, name: '' }] : guardians
  const photos = forms.filter(({ is_guardians: of }) => !of).map((form) => photosIn(form, form.answers))
  return {
    member_id,
    first_name,
    last_name,
    is_juvenile,
    birth_year: born === null ? null : Number(born.slice(0, 4)),
    contacts: [
      ...reached.map((each) => ({ name: each.name, mobile: each.mobile })),
      // What the club noted of a child is the child’s own.
      ...(contact === null && mobile ? [{ name: '', mobile }] : []),
    ].filter(({ name, mobile: number }) => name !== '' || number !== null),
    photos: photos.find((said) => said !== null) ?? null,
    has_guarded: forms.some((form) => hasNote(form, form.answers)),
  }
}

const YES_NO = (said: boolean | null) => (said === null ? '' : said ? 'Yes' : 'No')

type Column = 'first_name' | 'last_name' | 'birth_year' | 'contacts' | 'photos' | 'note'

/** Never an answer that is guarded: that there is one. */
export const TEAM_CSV: CsvColumns<Column, TeamMember> = {
  first_name: { header: 'First name', value: ({ first_name: name }) => name },
  last_name: { header: 'Last name', value: ({ last_name: name }) => name },
  birth_year: { header: 'Born', value: ({ birth_year: year }) => year },
  contacts: {
    header: 'Contact',
    value: ({ contacts }) =>
      contacts.map(({ name, mobile }) => [name, mobile].filter(Boolean).join(' ')).join('; '),
  },
  photos: { header: 'Photos', value: ({ photos }) => YES_NO(photos) },
  note: { header: 'Medical', value: ({ has_guarded: is }) => (is ? 'See the app' : '') },
}
