import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import type { Whose } from '#kernel/person/whose.ts'

export const importPeople: PersonTable[] = [
  {
    table: 'imported_people',
    person: ['member_id', 'user_id'],
    onLeave: ({ clubId, people }) =>
      sql`delete from imported_people where club_id = ${clubId} and member_id = ${people}`,
    onMerge: {
      place: 'imported',
      how: 'move one',
      print: `select coalesce(b.external_id, b.member_id::text), coalesce(b.external_id, ''), b.member_id,
          md5((b.member_id, b.user_id, b.external_id, b.first_name, b.last_name, b.date_of_birth)::text), '{}'::jsonb
        from imported_people b where b.club_id = $1 and b.member_id = any($2::uuid[])`,
    },
    onNameless: ({ clubId, people }) =>
      sql`delete from imported_people where club_id = ${clubId} and member_id = ${people}`,
  },
  {
    table: 'people_import_lines',
    person: [],
    onErase: (whose) => sql`
      delete from people_import_lines l where l.club_id = ${whose.clubId} and (${inLine(whose)})`,
  },
]

/** Lines of a list that named them, or their guardian. */
function inLine({ clubId, memberId, heldBy, isHolder, email }: Whose) {
  const id = isHolder ? heldBy : memberId
  const byId = sql`l.person ->> 'email' = ${email} or l.person -> 'guardian' ->> 'email' = ${email} or strpos(l.made::text, ${id}) > 0`
  if (isHolder) return byId
  return sql`${byId} or exists (select from club_people p where p.club_id = ${clubId} and p.id = ${memberId}
    and lower(p.first_name) = lower(l.person ->> 'firstName') and lower(p.last_name) = lower(l.person ->> 'lastName'))`
}
