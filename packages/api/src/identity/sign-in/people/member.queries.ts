import type { listRelatedAccounts } from '@clubhouse/contract/identity/members'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Member, RelatedAccount } from '@clubhouse/contract/people/people'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import { collection } from '#kernel/db/collection.ts'
import type { Database } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readList } from '#kernel/db/list.ts'

const MEMBER = {
  name: 'member',
  text: `
    select json_build_object(
      'member_id', u.id, 'email', u.email, 'email_verified', u.email_verified_at is not null,
      'first_name', u.first_name, 'last_name', u.last_name, 'mobile', u.mobile, 'address', u.address,
      'receive_updates', u.receive_updates) as member
    from users u where u.id = $1`,
}

/** DATA-15: what a person keeps about themselves. */
export async function findMember(db: Database, userId: string): Promise<Member | null> {
  const [row] = await db.readPlatform<{ member: Member }>(MEMBER, [userId])
  return row?.member ?? null
}

type RelatedColumn = ColumnOf<typeof listRelatedAccounts>

/** Adults first, then by name; no date of birth leaves the server. */
const RELATED: ListShape<RelatedColumn> = {
  name: 'related_accounts',
  rows: 'related_people p where p.user_id = $1',
  row: 'p',
  item: `json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
    'kind', p.kind, 'relation', p.relation, 'born', p.date_of_birth)`,
  columns: {
    first_name: 'lower(p.first_name)',
    last_name: 'lower(p.last_name)',
    kind: 'p.kind',
    relation: 'p.relation',
  },
  searched: ['p.first_name', 'p.last_name'],
  order: 'p.kind, p.first_name, p.id',
}

type Related = Omit<RelatedAccount, 'age'> & { born: string | null }

export async function listRelated(
  db: Database,
  userId: string,
  query: ListQuery<RelatedColumn>,
  today: string,
): Promise<Collection<RelatedAccount>> {
  const related = await readList<Related>((...asked) => db.readPlatform(...asked), RELATED, query, [userId])
  const people = (related?.items ?? []).map(({ born, ...person }) => ({
    ...person,
    age: born !== null && person.kind === 'juvenile' ? ageOn(born, today) : null,
  }))
  return collection(people, related?.total ?? 0, query)
}
