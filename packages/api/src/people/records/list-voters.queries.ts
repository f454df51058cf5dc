import type { listVoters as contract, VoterRow, VotersQuery } from '@clubhouse/contract/people/office/voters'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { AGE, BORN } from './person-facts.ts'

/** The plans of $1 by which somebody has a vote on $2: an adult’s, begun, not over and not given back. */
const COUNTING = `memberships m join plans l on l.club_id = m.club_id and l.id = m.plan_id
  join products d on d.club_id = m.club_id and d.id = m.plan_id
  where m.club_id = $1 and m.member_id = p.id and m.status = 'active' and not l.is_juvenile
    and m.starts_on <= $2 and (m.ends_on is null or m.ends_on >= $2)`

/** $1 the club, $2 the day of the meeting: ages are those of that day, so it stands where a list has its today. */
const VOTERS: ListShape<ColumnOf<typeof contract>> = {
  name: 'office_voters',
  rows: `club_people p where p.club_id = $1 and (${BORN} is null or ${AGE} >= 18) and exists (select from ${COUNTING})`,
  row: 'p',
  item: `json_build_object('member_id', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'number', p.number, 'email', p.email,
    'is_age_known', ${BORN} is not null, 'plans', (select string_agg(distinct d.name, ', ') from ${COUNTING}))`,
  columns: { name: 'p.sorted', number: 'p.number' },
  searched: ['p.searched'],
  order: 'p.sorted, p.id',
  filters: { plan: (plan) => `exists (select from ${COUNTING} and m.plan_id = ${plan}::uuid)` },
  also: {
    plans: `coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.position, d.name, d.id)
      from products d join plans l on l.club_id = d.club_id and l.id = d.id where d.club_id = $1 and not l.is_juvenile), '[]')`,
  },
}

/** Who may vote on a day, and by which plans one can: one statement. */
export const listVoters = (
  tx: Tx,
  { clubId, day }: { clubId: string; day: string },
  query: VotersQuery,
): Promise<Collection<VoterRow> & { plans: { id: string; name: string }[] }> =>
  readListWith<VoterRow, { plans: { id: string; name: string }[] }>(readIn(tx), VOTERS, query, [clubId, day])
