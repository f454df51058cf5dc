import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '../test-database.ts'

/** What a database that is spread over several machines by club would stumble over: read from the schema, kept in docs/scaling-tables.md. */
const HAS_CLUB = `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped)`
const TABLES = `from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`
const OF_CLUBS = `(select c.oid ${TABLES} and ${HAS_CLUB})`

const QUESTIONS: readonly [title: string, query: string][] = [
  [
    'Tables without `club_id`',
    `select c.relname::text as found ${TABLES} and not ${HAS_CLUB} and c.relname not like 'sandbox_%'`,
  ],
  [
    'Tables whose `club_id` may be empty: what is of no club stands among what is of one',
    `select c.relname::text as found ${TABLES} and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attnotnull and not a.attisdropped)`,
  ],
  [
    'Unique among all clubs, so that no single machine can tell',
    `select i.relname::text || ' of ' || t.relname as found from pg_index x join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid join pg_attribute a on a.attrelid = t.oid and a.attname = 'club_id'
      where x.indisunique and t.relnamespace = 'public'::regnamespace and not a.attnum = any (x.indkey)`,
  ],
  [
    'Foreign keys from a club’s rows to a table that is no club’s',
    `select f.confrelid::regclass || ' from ' || string_agg(distinct f.conrelid::regclass::text, ', ' order by f.conrelid::regclass::text) as found
      from pg_constraint f where f.contype = 'f' and f.conrelid in ${OF_CLUBS} and f.confrelid not in ${OF_CLUBS}
        and f.confrelid <> 'clubs'::regclass group by f.confrelid`,
  ],
  [
    'Foreign keys from a table that is no club’s to a club’s rows',
    `select distinct f.confrelid::regclass || ' from ' || f.conrelid::regclass as found from pg_constraint f
      where f.contype = 'f' and f.conrelid not in ${OF_CLUBS} and f.confrelid in ${OF_CLUBS}`,
  ],
  [
    'Foreign keys between rows of clubs that leave the club out',
    `select f.conname::text as found from pg_constraint f where f.contype = 'f' and f.conrelid in ${OF_CLUBS} and f.confrelid in ${OF_CLUBS}
      and not exists (select from pg_attribute a where a.attrelid = f.conrelid and a.attname = 'club_id' and a.attnum = any (f.conkey))`,
  ],
]

let base: TestDatabase
beforeAll(async () => {
  base = await openTestDatabase()
})
afterAll(() => base?.drop())

// `vitest -u` writes it anew; a line that is added makes it harder to give clubs machines of their own.
test.skipIf(testDatabaseKind() === 'embedded')('what does not stay within a club is known', async () => {
  const sections: string[] = [
    '# What does not stay within a club',
    'Read from the schema by `testing/whole-app/by-club.test.ts`. What it means: [scaling.md](scaling.md).',
  ]
  for (const [title, query] of QUESTIONS) {
    const found = await base.asOwner<{ found: string }>(query)
    const lines = found.map((row) => `- ${row.found}`).toSorted()
    sections.push(`## ${title}`, lines.join('\n') || 'None.')
  }
  await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot('../../../../../docs/scaling-tables.md')
})
