import type { PostalAddress } from '@clubhouse/contract/people/people'
import type { Database } from '#kernel/db/database.ts'

/** What the platform knows of somebody that a form may ask. */
export interface Person {
  id: string
  /** Of the caller, or of somebody for whom they act. */
  kind: 'self' | 'adult' | 'juvenile'
  firstName: string
  lastName: string
  email: string | null
  mobile: string | null
  address: PostalAddress | null
  dateOfBirth: string | null
}

const PEOPLE = {
  name: 'registrants',
  text: `
    select u.id, 'self' as kind, u.first_name as "firstName", u.last_name as "lastName", u.email, u.mobile, u.address,
      null as "dateOfBirth"
    from users u where u.id = $1 and u.id = any($2::uuid[])
    union all
    select p.id, p.kind, p.first_name, p.last_name, null, null, null, p.date_of_birth
    from related_people p where p.user_id = $1 and p.id = any($2::uuid[])`,
}

/** Those of the people named who are the caller or related to them; of anybody else it is not said that they exist. */
export function findRegistrants(db: Database, userId: string, ids: readonly string[]): Promise<Person[]> {
  return db.readPlatform<Person>(PEOPLE, [userId, ids])
}
