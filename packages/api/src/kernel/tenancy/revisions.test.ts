// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clubs } from '#site/clubs/tables.ts'
import { errorCode } from '#testing/error-code.ts'
import { eventually } from '#testing/eventually.ts'
import { FakeWeb, cachedPage } from '#testing/fake-web.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { Revisions } from './revisions.ts'

const isEmbedded = testDatabaseKind() === 'embedded'

test('a write to one club changes its number and no other', () => {
  const revisions = new Revisions()
  const before = [revisions.of('a'), revisions.of('b')]
  revisions.bump('a')
  expect(revisions.of('a')).not.toBe(before[0])
  expect(revisions.of('b')).toBe(before[1])
  revisions.bumpAll()
  expect(revisions.of('b')).not.toBe(before[1])
})

/** A process with pages that only count how often they were rendered, by club. */
async function open(more: { databaseUrl?: string; isDeaf?: boolean } = {}) {
  const renders: Record<string, number> = {}
  const web = new FakeWeb((_request, { host }) => {
    const club = host.type === 'club' ? host.club : host.type
    renders[club] = (renders[club] ?? 0) + 1
    return cachedPage(`render ${renders[club]}`)
  })
  const app = await openTestApp({ web, ...more })
  const visit = async (club: string) =>
    (await app.server.inject({ url: '/', headers: { host: `${club}.clubhouse.test` } })).body
  return { ...app, visit }
}
type Process = Awaited<ReturnType<typeof open>>

describe('a write to club A', () => {
  let first: Process
  let processes: Process[]
  let clubId: string
  beforeAll(async () => {
    first = await open()
    processes = [first]
    if (first.databaseUrl) processes.push(await open({ databaseUrl: first.databaseUrl }))
    clubId = first.parts.registry.idOf('dunvarra') ?? ''
  })
  afterAll(async () => {
    for (const each of processes.toReversed()) await each.close()
  })
  beforeEach(async () => {
    for (const each of processes) for (const club of ['dunvarra', 'inishvarn']) await each.visit(club)
  })

  const WRITES = [
    "update clubs set name = name || '!' where id = $1",
    "update articles set title = title where club_id = $1 and slug = 'fees'",
    'update sponsors set position = position + 1 where club_id = $1',
    'update menu_items set title = title where club_id = $1',
    "update images set alt = 'A picture' where club_id = $1",
    "delete from articles where club_id = $1 and slug = 'history'",
    "insert into sponsors (club_id, id, name) values ($1, gen_random_uuid(), 'A sponsor')",
  ]
  test.each(WRITES)(
    'changes its next page in every process by itself and leaves that of B alone: %s',
    async (sql) => {
      const before = await Promise.all(
        processes.map(async (each) => [await each.visit('dunvarra'), await each.visit('inishvarn')]),
      )
      await first.asOwner(sql, [clubId])
      for (const [at, each] of processes.entries()) {
        await eventually(async () => expect(await each.visit('dunvarra')).not.toBe(before[at]?.[0]))
        expect(await each.visit('inishvarn')).toBe(before[at]?.[1])
      }
    },
  )

  test('through the app does the same', async () => {
    const last = processes.at(-1) as Process
    const [mine, theirs] = [await last.visit('dunvarra'), await last.visit('inishvarn')]
    await first.parts.db.withClub(clubId, (tx) =>
      tx.update(clubs).set({ twitter: 'https://x.example/rovers' }),
    )
    await eventually(async () => expect(await last.visit('dunvarra')).not.toBe(mine))
    expect(await last.visit('inishvarn')).toBe(theirs)
  })

  test('that is taken back changes nothing', async () => {
    const mine = await first.visit('dunvarra')
    const work = first.parts.db.withClub(clubId, async (tx) => {
      await tx.update(clubs).set({ twitter: 'https://x.example/nobody' })
      throw Object.assign(new Error('changed my mind'), { code: 'undone' })
    })
    expect(await errorCode(work)).toBe('undone')
    // Whatever was told would have come before this, which is told on the same line.
    const other = await first.visit('inishvarn')
    await first.asOwner("update clubs set name = name || '!' where slug = 'inishvarn'")
    await eventually(async () => expect(await first.visit('inishvarn')).not.toBe(other))
    expect(await first.visit('dunvarra')).toBe(mine)
  })
})

describe.skipIf(isEmbedded)('several processes (PostgreSQL only: the embedded database serves one)', () => {
  let owner: Process
  beforeAll(async () => {
    owner = await open()
  })
  afterAll(() => owner.close())
  const url = () => ({ databaseUrl: owner.databaseUrl ?? '' })
  const write = () => owner.asOwner("update clubs set name = name || '!' where slug = 'dunvarra'")
  const listeners = () =>
    owner.asOwner<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    )

  test('negative control: a process that does not listen keeps its old page', async () => {
    const deaf = await open({ ...url(), isDeaf: true })
    const hearing = await open(url())
    const before = [await deaf.visit('dunvarra'), await hearing.visit('dunvarra')]
    await write()
    await eventually(async () => expect(await hearing.visit('dunvarra')).not.toBe(before[1]))
    expect(await deaf.visit('dunvarra')).toBe(before[0])
    await hearing.close()
    await deaf.close()
  })

  test('a cut line makes every page old, what was missed meanwhile is shown, and the line stands again', async () => {
    const other = await open(url())
    const before = [await other.visit('dunvarra'), await other.visit('inishvarn')]
    const lines = await listeners()
    expect(lines.length).toBeGreaterThanOrEqual(2)
    for (const { pid } of lines) await owner.asOwner('select pg_terminate_backend($1)', [pid])
    await eventually(async () => expect(await other.visit('inishvarn')).not.toBe(before[1]))

    // Nobody listens now: what is written is not heard, and seen all the same once the line is back.
    const deaf = await other.visit('dunvarra')
    await write()
    await eventually(async () => expect(await other.visit('dunvarra')).not.toBe(deaf))

    await eventually(async () => expect((await listeners()).length).toBe(lines.length))
    const [mine, theirs] = [await other.visit('dunvarra'), await other.visit('inishvarn')]
    await write()
    await eventually(async () => expect(await other.visit('dunvarra')).not.toBe(mine))
    expect(await other.visit('inishvarn')).toBe(theirs)
    await other.close()
  })
})
