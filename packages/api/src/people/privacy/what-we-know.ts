import type { Database } from '#kernel/db/database.ts'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { type Chapter, chaptersOf, MOST, type Rows, whatClubKnows } from './what-club-knows.ts'
import { wholeAccount } from './whose.ts'

/** What belongs to no club, in one statement. */
const ofThePlatform = (personTables: readonly PersonTable[]) => ({
  name: 'data_of_person',
  text: `select ${chaptersOf(personTables, 'account')
    .map(
      ({ title, query }) =>
        `coalesce((select json_agg(r) from (${query} limit ${MOST}) r), '[]') as "${title}"`,
    )
    .join(', ')}`,
})

/** All that is kept of one person: what belongs to them alone, then club by club. */
export async function whatWeKnow(
  db: Database,
  { userId, email, clubs }: { userId: string; email: string; clubs: { id: string; name: string }[] },
  personTables: readonly PersonTable[],
): Promise<Chapter[]> {
  const [own = {}] = await db.readPlatform<Record<string, Rows>>(ofThePlatform(personTables), [userId])
  const chapters = Object.entries(own).map(([title, records]) => ({ title, records }))
  for (const { id, name } of clubs) {
    const ofClub = await db.withClub(id, (tx) =>
      whatClubKnows(tx, personTables, wholeAccount(id, { userId, email })),
    )
    chapters.push(...ofClub.map(({ title, records }) => ({ title: `${name}: ${title}`, records })))
  }
  return chapters
}
