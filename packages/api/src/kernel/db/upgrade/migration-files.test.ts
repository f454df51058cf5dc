import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { troubleIn } from '#testing/world/migration-locks.ts'
import { MIGRATIONS_FOLDER } from './bring-up-to-date.ts'

const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'),
)

test('migrations stand in the order of their dates, by which the migrator tells what is new', () => {
  const dates = journal.entries.map((entry) => entry.when)
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
})

test('of the snapshots only the newest is kept: the generator needs no other', () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4)
  const kept = readdirSync(`${MIGRATIONS_FOLDER}/meta`).filter((name) => name.endsWith('_snapshot.json'))
  expect(kept).toEqual([`${newest}_snapshot.json`])
})

/** Made before the first release: nobody had large tables yet. */
const BEFORE_THE_FIRST_RELEASE = '0009'

test('O3 O4: no migration keeps visitors waiting or breaks the release that runs beside it, without saying why', () => {
  const found = journal.entries
    .filter(({ tag }) => tag.slice(0, 4) > BEFORE_THE_FIRST_RELEASE)
    .map(({ tag }) => [tag, troubleIn(readFileSync(`${MIGRATIONS_FOLDER}/${tag}.sql`, 'utf8'))])
    .filter(([, troubles]) => troubles?.length !== 0)
  expect(found).toEqual([])
})

const BREAK = '\n--> statement-breakpoint\n'
test.each<[what: string, sql: string, isTold: boolean]>([
  ['an index', 'CREATE INDEX "a" ON "orders" USING btree ("id");', true],
  [
    'an index on a new table',
    `CREATE TABLE "camps" ("id" uuid);${BREAK}CREATE INDEX "a" ON "camps" ("id");`,
    false,
  ],
  [
    'an index beside writers',
    'DROP INDEX CONCURRENTLY IF EXISTS "a";' + BREAK + 'CREATE INDEX CONCURRENTLY "a" ON "orders" ("id");',
    false,
  ],
  [
    'one with something else',
    'CREATE INDEX CONCURRENTLY "a" ON "orders" ("id");' + BREAK + 'ALTER TABLE "orders" ADD COLUMN "b" text;',
    true,
  ],
  [
    'a foreign key',
    'ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."clubs"("id");',
    true,
  ],
  ['one for later rows', 'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (b > 0) NOT VALID;', false],
  [
    'one of a new table',
    `CREATE TABLE "camps" ("id" uuid);${BREAK}ALTER TABLE "camps" ADD CONSTRAINT "a" CHECK (b > 0);`,
    false,
  ],
  ['its validation', 'ALTER TABLE "orders" VALIDATE CONSTRAINT "a";', false],
  ['a column', 'ALTER TABLE "orders" ADD COLUMN "b" text;', false],
  ['one with a constant', 'ALTER TABLE "orders" ADD COLUMN "b" boolean DEFAULT false NOT NULL;', false],
  ['one that must be filled', 'ALTER TABLE "orders" ADD COLUMN "b" text NOT NULL;', true],
  [
    'one of its own for each row',
    'ALTER TABLE "orders" ADD COLUMN "b" uuid DEFAULT gen_random_uuid();',
    true,
  ],
  ['another type', 'ALTER TABLE "orders" ALTER COLUMN "b" SET DATA TYPE bigint;', true],
  ['a column that has to be there', 'ALTER TABLE "orders" ALTER COLUMN "b" SET NOT NULL;', true],
  ['a column that goes', 'ALTER TABLE "orders" DROP COLUMN "b";', true],
  ['a table that goes', 'DROP TABLE "camps";', true],
  ['another name', 'ALTER TABLE "orders" RENAME COLUMN "b" TO "c";', true],
  ['rows that change', `update orders set b = 'c';`, true],
  [
    'what says why',
    '-- on purpose: nobody has read it since 0.2.0\nALTER TABLE "orders" DROP COLUMN "b";',
    false,
  ],
])('of migrations: %s', (_, sql, isTold) => {
  expect(troubleIn(sql).length > 0).toBe(isTold)
})
