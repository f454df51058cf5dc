import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#testing/test-database.ts'
import { measureJobs } from '#kernel/jobs/job-metrics.ts'
import { measureMails } from './mail-metrics.ts'

/** What alerts are made from. Turns red when mails that the mail server does not take are seen by none of them. */

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.asOwner('delete from outbox'))

interface LaidMail {
  /** Seconds before now, or after it where negative. */
  written: number
  due: number
  end?: 'done_at' | 'failed_at'
}

const ago = (seconds: number) => new Date(TEST_NOW.getTime() - seconds * 1000)
const lay = ({ written, due, end }: LaidMail) =>
  database.asOwner(
    `insert into outbox (id, effect_key, template, recipient, payload, created_at, due_at ${end ? `, ${end}` : ''})
      values (gen_random_uuid(), gen_random_uuid()::text, 'verify-email', 'a@home.example', '{}', $1, $2 ${end ? ', now()' : ''})`,
    [ago(written), ago(due)],
  )

async function gauges(db: Parameters<typeof measureMails>[1]['db'] = database.db) {
  const registry = new Registry()
  measureMails(registry, { db, now: () => TEST_NOW })
  const text = await registry.metrics()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    due: valueOf('clubhouse_oldest_due_mail_seconds'),
    unsent: valueOf('clubhouse_oldest_unsent_mail_seconds'),
  }
}

test.each<{ what: string; mails: LaidMail[]; due: number; unsent: number }>([
  { what: 'no mail is there', mails: [], due: 0, unsent: 0 },
  { what: 'a mail was just written', mails: [{ written: 2, due: 2 }], due: 2, unsent: 2 },
  { what: 'nobody sends', mails: [{ written: 900, due: 900 }], due: 900, unsent: 900 },
  {
    what: 'the mail server takes none: they wait for another attempt',
    mails: [
      { written: 7200, due: -3600 },
      { written: 60, due: -60 },
    ],
    due: 0,
    unsent: 7200,
  },
  {
    what: 'an old mail comes due again: that is no sign of a missing worker',
    mails: [{ written: 40_000, due: 1 }],
    due: 1,
    unsent: 40_000,
  },
  {
    what: 'what is sent or given up is nobody’s worry',
    mails: [
      { written: 9000, due: 9000, end: 'done_at' },
      { written: 9000, due: 9000, end: 'failed_at' },
    ],
    due: 0,
    unsent: 0,
  },
])('the ages of mails when $what', async ({ mails, due, unsent }) => {
  for (const mail of mails) await lay(mail)
  expect(await gauges()).toEqual({ due, unsent })
})

test('all of them ask once of each queue, each time that somebody looks', async () => {
  let asked: string[] = []
  const registry = new Registry()
  const db = { readPlatform: async ({ name }: { name: string }) => (asked.push(name), []) }
  measureJobs(registry, { db, effects: [{ backlog: measureMails(registry, { db, now: () => TEST_NOW }) }] })
  for (let look = 1; look <= 2; look += 1) {
    asked = []
    await registry.metrics()
    expect(asked.toSorted()).toEqual(['metrics_mail_backlog', 'metrics_work_backlog'])
  }
})

test('a database that is away does not take the other numbers with it', async () => {
  const away = { readPlatform: () => Promise.reject(new Error('away')) }
  expect(await gauges(away)).toEqual({ due: 0, unsent: 0 })
})
