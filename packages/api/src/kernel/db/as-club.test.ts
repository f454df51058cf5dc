// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '#testing/error-code.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { asClub } from './as-club.ts'
import type { Tx } from './database.ts'
import { forms } from '#people/forms/tables.ts'
import { clubs } from '#site/clubs/tables.ts'

let database: TestDatabase
let mine: string
let theirs: string
beforeAll(async () => {
  database = await openTestDatabase()
  const rows = await database.asOwner<{ id: string; slug: string }>('select id, slug from clubs')
  mine = rows.find(({ slug }) => slug === 'dunvarra')?.id ?? ''
  theirs = rows.find(({ slug }) => slug === 'inishvarn')?.id ?? ''
})
afterAll(() => database.drop())

const clubsSeen = async (tx: Tx) => {
  const rows = await tx.selectDistinct({ clubId: forms.clubId }).from(forms)
  return rows.map(({ clubId }) => clubId)
}
const role = async (tx: Tx) => {
  const [row] = await tx
    .select({ role: sql<string>`current_user::text` })
    .from(clubs)
    .limit(1)
  return row?.role
}

test('a worker sees the one club that it works for, and afterwards is the platform again', async () => {
  const { db } = database
  const seen = await db.withPlatform(async (tx) => {
    const first = await asClub(tx, mine, clubsSeen)
    const second = await asClub(tx, theirs, clubsSeen)
    return { first, second, role: await role(tx) }
  })
  expect(seen).toEqual({ first: [mine], second: [theirs], role: 'clubhouse_platform' })
})

test('what belongs to another club cannot be written, and no part of the transaction stays', async () => {
  const { db } = database
  const before = await database.asOwner('select id, title from programs order by id')
  const written = db.withPlatform((tx) =>
    asClub(tx, mine, async () => {
      await tx.execute(sql`update programs set title = 'Mine'`)
      await tx.execute(
        sql`insert into programs (club_id, id, title, position) values (${theirs}, gen_random_uuid(), 'Theirs', 9)`,
      )
    }),
  )
  expect(await errorCode(written)).toBe('42501')
  expect(await database.asOwner('select id, title from programs order by id')).toEqual(before)
})
