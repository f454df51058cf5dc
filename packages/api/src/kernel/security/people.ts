import { sql } from 'drizzle-orm'
import type { PersonTable } from '../person/person-table.ts'

/** The log is a chain, and names nobody: who did something and of whom it tells goes with the account, by the foreign key. */
export const auditPeople: PersonTable[] = [
  {
    table: 'audit_events',
    person: ['actor_id', 'subject_id'],
    copy: [
      {
        of: 'account',
        title: 'What was written down about your account',
        query: `select e.kind as what, e.site, e.at from audit_events e where e.subject_id = $1 order by e.at desc`,
      },
      {
        of: 'one person',
        title: 'What was written down about you',
        query: ({ clubId, memberId }) => sql`select e.kind as what, e.at from audit_events e
          where e.club_id = ${clubId} and (e.detail ->> 'person_id' = ${memberId}::text or e.subject_id = ${memberId}) order by e.at desc`,
      },
    ],
  },
]
