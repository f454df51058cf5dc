import type { FamilyPerson } from '@clubhouse/contract/people/home'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import type { Database } from '#kernel/db/database.ts'
import type { SavedCards } from './member-club.queries.ts'

/** The family of somebody, themselves last, and the cards that they keep: one statement. */
const PEOPLE = {
  name: 'member_people',
  text: `
    select coalesce((select json_agg(json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
        'kind', p.kind, 'relation', p.relation, 'born', p.date_of_birth)
        order by p.kind desc, p.date_of_birth desc nulls last, p.first_name, p.id)
      from related_people p where p.user_id = u.id), '[]') as related,
      json_build_object('member_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'kind', 'adult',
        'relation', null, 'born', null) as self,
      coalesce((select json_agg(json_build_array(m.method_id, m.id)) from saved_methods m
        where m.user_id = u.id and m.gateway = $2), '[]') as cards
    from users u where u.id = $1`,
}

type Born = Omit<FamilyPerson, 'age'> & { born: string | null }
interface Row {
  related: Born[]
  self: Born
  cards: [string, string][]
}

export async function findPeople(
  db: Database,
  { userId, gateway, today }: { userId: string; gateway: string; today: string },
): Promise<{ people: FamilyPerson[]; kept: SavedCards }> {
  const [row] = await db.readPlatform<Row>(PEOPLE, [userId, gateway])
  const people = row ? [...row.related, row.self] : []
  return {
    people: people.map(({ born, ...person }) => ({
      ...person,
      age: born !== null && person.kind === 'juvenile' ? ageOn(born, today) : null,
    })),
    kept: new Map(row?.cards ?? []),
  }
}
