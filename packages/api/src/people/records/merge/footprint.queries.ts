import type { MergedPlace } from '@clubhouse/contract/people/office/member-limits'
import type { Statement, Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { MergedRows, PersonTable } from '#kernel/person/person-table.ts'

/** One row that is about somebody: what a merge may change of it, and a mark by which any other change is seen. */
export interface Print {
  place: MergedPlace
  key: string
  label: string
  mark: string
  /** Whose it is. */
  member_id: string
  was: Record<string, string | null>
}

/** Every row of the club that names one of some people ($2). What is kept by account (mails, tickets, waiting places) is no person’s. */
function printsOf(personTables: readonly PersonTable[]): Statement {
  const rows = personTables.flatMap(({ onMerge }) => (onMerge ? [onMerge] : []))
  const each = [...rows, PERSON].map(
    ({ place, print }) =>
      `select '${place}' as place, f.* from (${print}) f (key, label, member_id, mark, was)`,
  )
  return { name: 'person_footprint', text: `${each.join(' union all ')} order by 1, 3, 2` }
}

/** In the list of members itself: what the club has corrected. */
const PERSON: Pick<MergedRows, 'place' | 'print'> = {
  place: 'person',
  print: `select p.id::text, '', p.id, md5((p.corrected_born, p.corrected_mobile)::text),
      jsonb_build_object('corrected_born', p.corrected_born, 'corrected_mobile', p.corrected_mobile)
    from club_people p where p.club_id = $1 and p.id = any($2::uuid[])`,
}

export const readPrints = (
  tx: Tx,
  personTables: readonly PersonTable[],
  clubId: string,
  people: readonly string[],
): Promise<Print[]> => readIn(tx)<Print>(printsOf(personTables), [clubId, people])
