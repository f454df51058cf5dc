import type { Member, RelatedAccount } from '@clubhouse/contract/people'
import type { Collection } from '@clubhouse/contract/paging'
import { ageOn } from '@clubhouse/domain/plain-date'
import { collection } from '../db/collection.ts'
import type { Database } from '../db/database.ts'

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

/** Adults first, then by name; no date of birth leaves the server. */
const RELATED = {
  name: 'related_accounts',
  text: `
    select
      (select count(*)::int from related_people p where p.user_id = $1) as total,
      coalesce((
        select json_agg(json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
          'kind', p.kind, 'relation', p.relation, 'born', p.date_of_birth) order by p.kind, p.first_name, p.id)
        from (
          select * from related_people p where p.user_id = $1
          order by p.kind, p.first_name, p.id limit $2 offset $3
        ) p), '[]') as items`,
}

type Related = Omit<RelatedAccount, 'age'> & { born: string | null }

export async function listRelated(
  db: Database,
  userId: string,
  { page, perPage }: { page: number; perPage: number },
  today: string,
): Promise<Collection<RelatedAccount>> {
  const values = [userId, perPage, (page - 1) * perPage]
  const [row] = await db.readPlatform<{ total: number; items: Related[] }>(RELATED, values)
  const people = (row?.items ?? []).map(({ born, ...person }) => ({
    ...person,
    age: born !== null && person.kind === 'juvenile' ? ageOn(born, today) : null,
  }))
  return collection(people, row?.total ?? 0, page, perPage)
}
