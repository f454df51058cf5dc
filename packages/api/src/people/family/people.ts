import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'

export const familyPeople: PersonTable[] = [
  {
    // What their parents' account says of their leaving it.
    table: 'own_sign_ins',
    person: ['user_id', 'member_id', 'new_user_id'],
    onEraseAccount: ({ userId }) => sql`delete from own_sign_ins where new_user_id = ${userId}`,
  },
]
