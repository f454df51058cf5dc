import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { errorCode } from '#testing/error-code.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { headOf, proveAudit } from './audit-chain.ts'
import { auditEvents } from './tables.ts'

let database: TestDatabase
let clubs: string[]
beforeAll(async () => {
  database = await openTestDatabase()
  const found = await database.asOwner<{ id: string }>('select id from clubs order by slug')
  clubs = found.map(({ id }) => id)
})
afterAll(() => database.drop())
beforeEach(() => database.asOwner('truncate audit_events, audit_links'))

const event = (clubId: string | null, kind = 'sign-in', detail: Record<string, string> = {}) => ({
  id: randomUUID(),
  clubId,
  at: new Date(),
  kind,
  site: 'backoffice',
  detail,
})
/** One transaction with these events, in this order. */
const write = (...events: ReturnType<typeof event>[]) =>
  database.db.withPlatform((tx) => tx.insert(auditEvents).values(events))
const prove = () => proveAudit(database.db)
const club = (at = 0) => clubs[at] ?? ''

describe('the audit is a chain', () => {
  test('each club has its own, what concerns none another; all of them hold, whatever the words', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\0', ''))
    await fc.assert(
      fc.asyncProperty(fc.dictionary(words, words, { maxKeys: 5, noNullPrototype: true }), async (detail) => {
        await write(event(club(0), 'sign-in', detail), event(club(1)), event(null))
        expect((await prove()).broken).toEqual([])
      }),
      { numRuns: runs(15) },
    )
    const { chains } = await prove()
    expect(chains).toHaveLength(3)
    expect(new Set(chains.map(({ length }) => length)).size).toBe(1)
  })

  test('a club writes its own, and reads no other’s', async () => {
    await database.db.withClub(club(0), (tx) => tx.insert(auditEvents).values(event(club(0))))
    await write(event(club(1)))
    expect((await prove()).broken).toEqual([])
  })

  test('somebody who is erased breaks nothing; another in their place does', async () => {
    const people: { id: string }[] = []
    for (const email of ['one@gone.example', 'two@gone.example'])
      people.push(
        ...(await database.asOwner<{ id: string }>(
          `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), $1, 'A', 'B') returning id`,
          [email],
        )),
      )
    const [one, two] = people
    await write({ ...event(club()), actorId: one?.id ?? '' } as never, event(club()))
    await database.asOwner('delete from users where id = $1', [one?.id])
    expect((await prove()).broken).toEqual([])
    await database.asOwner(
      'update audit_events set actor_id = $1 where id = (select event_id from audit_links where number = 1)',
      [two?.id],
    )
    expect((await prove()).broken).toEqual([
      expect.objectContaining({ number: 1, why: 'who did it was changed' }),
    ])
    await database.asOwner('delete from users where id = $1', [two?.id])
  })
})

/** What somebody with the database in their hands may do to it; each is done to the event or link at a place in the chain. */
const TAMPERS: Record<string, { text: string; breaksAt: (at: number) => number | null }> = {
  'an event is deleted': {
    text: `delete from audit_events where id = (select event_id from audit_links where number = $1)`,
    breaksAt: (at) => at,
  },
  'its kind is changed': {
    text: `update audit_events set kind = kind || '-' where id = (select event_id from audit_links where number = $1)`,
    breaksAt: (at) => at,
  },
  'its time is changed by a hair': {
    text: `update audit_events set at = at + interval '1 microsecond' where id = (select event_id from audit_links where number = $1)`,
    breaksAt: (at) => at,
  },
  'before and after are changed': {
    text: `update audit_events set detail = '{"price":"1 → 2"}' where id = (select event_id from audit_links where number = $1)`,
    breaksAt: (at) => at,
  },
  'it is moved to another club': {
    text: `update audit_events set club_id = (select id from clubs order by slug desc limit 1)
      where id = (select event_id from audit_links where number = $1)`,
    breaksAt: (at) => at,
  },
  'two events change places': {
    text: `update audit_links set event_id = case number when $1 then (select event_id from audit_links where number = $1::bigint + 1)
        else (select event_id from audit_links where number = $1) end, hash = hash where number in ($1, $1::bigint + 1)`,
    breaksAt: (at) => at,
  },
  'its link goes, too': {
    text: `with gone as (delete from audit_links where number = $1 returning event_id)
      delete from audit_events e using gone where e.id = gone.event_id`,
    breaksAt: (at) => at + 1,
  },
  'its link is written anew': {
    text: `update audit_links set hash = sha256('mine') where number = $1`,
    breaksAt: (at) => at,
  },
  'an event is slipped in': {
    text: `insert into audit_events (id, club_id, at, kind, site)
      select gen_random_uuid(), e.club_id, e.at, 'sign-in', 'none' from audit_events e join audit_links l on l.event_id = e.id
      where l.number = $1`,
    breaksAt: () => null,
  },
}

describe('what was done to it is found, and named by the first link that does not hold', () => {
  test.each(Object.entries(TAMPERS))('%s', async (name, { text, breaksAt }) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (at) => {
        await database.asOwner('truncate audit_events, audit_links')
        for (let each = 0; each < 7; each += 1) await write(event(club(), `step-${each}`))
        expect((await prove()).broken).toEqual([])
        const isBySide = name === 'an event is slipped in'
        const isSwap = name === 'two events change places'
        // Past the trigger, as somebody would who knows of it.
        if (isBySide) await database.asOwner('alter table audit_events disable trigger user')
        if (isSwap) await database.asOwner('drop index audit_links_of_event')
        await database.asOwner(text, [at])
        if (isBySide) await database.asOwner('alter table audit_events enable trigger user')
        const { broken } = await prove()
        if (isSwap) {
          await database.asOwner('truncate audit_events, audit_links')
          await database.asOwner('create unique index audit_links_of_event on audit_links (event_id)')
        }
        expect(broken.map(({ number }) => number)).toContain(breaksAt(at))
      }),
      { numRuns: runs(3) },
    )
  })
})

test('a tail that was cut off, or a chain that was written anew, is found by a head that was kept elsewhere', async () => {
  for (let each = 0; each < 3; each += 1) await write(event(club()))
  const [kept] = (await prove()).chains
  const head = headOf(kept ?? { chain: '', length: 0, head: '' })
  await write(event(club()))
  expect((await proveAudit(database.db, [head])).broken).toEqual([])
  await database.asOwner(
    `with gone as (delete from audit_links where number > 2 returning event_id) delete from audit_events e using gone where e.id = gone.event_id`,
  )
  expect((await prove()).broken).toEqual([])
  expect((await proveAudit(database.db, [head])).broken).toEqual([expect.objectContaining({ number: 3 })])
})

describe('many write at once', () => {
  const racing = async (many: number) => {
    const done = await Promise.all(
      Array.from({ length: many }, () =>
        errorCode(database.db.withClub(club(0), (tx) => tx.insert(auditEvents).values(event(club(0))))),
      ),
    )
    return done.filter((code) => code !== 'accepted')
  }
  /** Whoever has read the last link waits until another has read it as well. */
  const MEETING = `PERFORM pg_advisory_xact_lock_shared(424242);
    FOR turn IN 1..2000 LOOP
      EXIT WHEN (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 424242 AND granted) > 1;
      PERFORM pg_sleep(0.005);
    END LOOP;
    INSERT INTO audit_links`
  const CHANGES = [
    ['chain_audit_event', 'PERFORM pg_advisory_xact_lock(key)', 'NULL'],
    ['audit_link_after', 'INSERT INTO audit_links', MEETING],
  ] as const

  test('and the chain does not fork; without the lock it would', async () => {
    if (database.db.kind === 'embedded') return
    expect(await racing(24)).toEqual([])
    expect((await prove()).broken).toEqual([])
    const kept: string[] = []
    for (const [name, line, instead] of CHANGES) {
      const [found] = await database.asOwner<{ text: string }>(
        `select pg_get_functiondef($1::regproc) as text`,
        [name],
      )
      const { text = '' } = found ?? {}
      expect(text).toContain(line)
      kept.push(text)
      await database.asOwner(text.replace(line, instead))
    }
    const forked = await racing(2)
    for (const text of kept) await database.asOwner(text)
    expect(forked).toEqual(['23505'])
  })

  test('events of two clubs, told in either order, wait for nobody in a circle', async () => {
    const both = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? write(event(club(0)), event(club(1))) : write(event(club(1)), event(club(0))),
    )
    await Promise.all(both)
    expect((await prove()).broken).toEqual([])
  })
})
