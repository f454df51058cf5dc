import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killedAt, noteFaults } from '../../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '#kernel/crash-point.ts'
import { clockKilledAt, diesWithDatabase } from '#testing/processes/killed-process.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

/** How much of somebody is left when it dies; the night's other work is done before, so none of it is in between. */
const KILLS: { at: CrashPoint; left: 'all' | 'nothing' }[] = [
  { at: 'work.before-commit', left: 'all' },
  { at: 'work.stepped', left: 'all' },
  { at: 'work.committed', left: 'nothing' },
]
const DAY_MS = 86_400_000

const isEmbedded = diesWithDatabase('killed-erasures.deep.test.ts')

describe.skipIf(isEmbedded)('a worker that is killed while it erases (PostgreSQL only)', () => {
  let app: TestApp
  let days = 0
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  /** Somebody with a role, a session and an order, who asked for it a fortnight ago. */
  async function somebody(): Promise<string> {
    const email = `gone-${days}@home.example`
    const [row] = await app.asOwner<{ id: string }>(
      `with made as (insert into users (id, email, email_verified_at, first_name, last_name)
          values (gen_random_uuid(), $1, now(), 'Gone', 'Soon') returning id),
        role as (insert into club_roles (club_id, user_id, role)
          select c.id, made.id, 'member' from made, clubs c where c.slug in ('dunvarra', 'inishvarn'))
      insert into erasures (user_id, asked_at, due_at) select id, $2, $2 from made returning user_id as id`,
      [email, app.parts.now()],
    )
    return row?.id ?? ''
  }

  const leftOf = async (id: string): Promise<{ person: number; roles: number; asked: number }> => {
    const [row] = await app.asOwner<{ person: number; roles: number; asked: number }>(
      `select (select count(*)::int from users where id = $1) as person,
        (select count(*)::int from club_roles where user_id = $1) as roles,
        (select count(*)::int from erasures where user_id = $1) as asked`,
      [id],
    )
    return row ?? { person: -1, roles: -1, asked: -1 }
  }

  const booked = () =>
    app.asOwner('select count(*)::int as entries, sum(amount)::int as sum from ledger_entries')

  test.each(killedAt(KILLS))(
    'at $at they are there whole or not at all, and gone the next time',
    async ({ at, left }) => {
      // A night of its own, of which all but the erasure is done.
      days += 1
      app.setClock(new Date(TEST_NOW.getTime() + days * DAY_MS))
      await app.parts.jobs.runDue()
      const id = await somebody()
      const books = await booked()
      const whole = { person: 1, roles: 2, asked: 1 }
      expect(await leftOf(id)).toEqual(whole)
      await app.asOwner(`delete from job_runs where kind = 'erase-people'`)
      expect(await clockKilledAt(app, at)).toBe('SIGKILL')
      expect(await leftOf(id)).toEqual(left === 'all' ? whole : { person: 0, roles: 0, asked: 0 })
      // Its lease is over.
      app.setClock(new Date(app.parts.now().getTime() + 5 * 60_000))
      await app.parts.jobs.runDue()
      expect(await leftOf(id)).toEqual({ person: 0, roles: 0, asked: 0 })
      expect(await booked()).toEqual(books)
      noteFaults('erasures')
    },
  )
})
