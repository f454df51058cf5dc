// Runs on both databases.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { messagesDuring } from '#testing/counted.ts'
import { openTestDatabase, TEST_NOW, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import type { Tx } from '../db/database.ts'
import { effectColumns } from './effect-columns.ts'
import { EffectFailed } from './effect-failed.ts'
import type { EffectRow } from './effect-rows.ts'
import { type EffectKind, type EffectOutcome, openEffects } from './effects.ts'

/** The mechanism itself, with a table that is no mail's: what is written down is a charge. */

const charges = pgTable('test_charges', {
  ...effectColumns(),
  cents: integer('cents'),
  receipt: text('receipt'),
})
type Charge = EffectRow & { effectKey: string; cents: number | null }

const MINUTE_MS = 60_000
let database: TestDatabase
let now: Date
beforeAll(async () => {
  database = await openTestDatabase()
  await database.asOwner(
    `create table test_charges (id uuid primary key, effect_key text not null unique, priority smallint not null default 0,
      attempts integer not null default 0, due_at timestamptz not null, created_at timestamptz not null,
      done_at timestamptz, failed_at timestamptz, last_error text, trace text, cents integer, receipt text)`,
  )
  await database.asOwner('grant select, insert, update, delete on test_charges to clubhouse_platform')
})
afterAll(() => database.drop())
beforeEach(async () => {
  now = TEST_NOW
  await database.asOwner('delete from test_charges')
})

const put = (effectKey: string, { priority = 0, cents = 500 } = {}) =>
  database.db.withPlatform((tx) =>
    tx
      .insert(charges)
      .values({ id: randomUUID(), effectKey, priority, cents, dueAt: now, createdAt: now })
      .onConflictDoNothing(),
  )
const rows = () =>
  database.asOwner<{ effect_key: string; attempts: number; due_at: Date; receipt: string | null }>(
    'select * from test_charges order by effect_key',
  )
const moveOn = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS))

function open(kind: Partial<EffectKind<Charge, string>> & Pick<EffectKind<Charge, string>, 'act'>) {
  const outcomes: EffectOutcome[] = []
  const troubles: string[] = []
  const effects = openEffects<Charge, string>(
    {
      name: 'charges',
      channel: 'charges',
      table: charges,
      settled: { cents: null },
      atOnce: 2,
      withinMs: 30_000,
      waits: [1, 10, 60],
      usefulUntil: ({ createdAt }) => new Date(createdAt.getTime() + 180 * MINUTE_MS),
      record: async (tx, row, receipt) => {
        await tx.execute(sql`update test_charges set receipt = ${receipt} where id = ${row.id}`)
      },
      ...kind,
    },
    {
      db: database.db,
      now: () => now,
      onTrouble: (error) => troubles.push(error.message),
      onOutcome: (outcome) => outcomes.push(outcome),
    },
  )
  return { effects, outcomes, troubles }
}

test('an effect is had once, its result is written with the mark, and what it needed is forgotten', async () => {
  await put('a')
  await put('a')
  const done: string[] = []
  const { effects, outcomes } = open({
    act: async (row) => {
      done.push(`${row.effectKey} ${row.cents}`)
      return 'receipt-1'
    },
  })
  await effects.drain()
  await effects.drain()
  expect(done).toEqual(['a 500'])
  expect(outcomes).toEqual(['done'])
  expect(await rows()).toMatchObject([{ receipt: 'receipt-1', cents: null, attempts: 1, last_error: null }])
  expect(await effects.nextDue()).toBeNull()
})

test.each([1, 9])(
  'what is more urgent goes first, and among equals what is due longest, %i taken at once',
  async (atOnce) => {
    await put('later', { priority: 1 })
    const urgent = Array.from({ length: 8 }, (_, at) => `urgent-${at}`)
    for (const key of urgent) {
      moveOn(1)
      await put(key)
    }
    const order: string[] = []
    const { effects } = open({ atOnce, act: async ({ effectKey }) => `${order.push(effectKey)}` })
    await effects.drain()
    expect(order).toEqual([...urgent, 'later'])
  },
)

test('one that fails comes again after the waits of its plan, and the last one stays', async () => {
  await put('a')
  const { effects, outcomes, troubles } = open({
    usefulUntil: () => new Date('2099-01-01'),
    act: () => Promise.reject(Object.assign(new Error('card of brid@home.example'), { code: 'ETIMEDOUT' })),
  })
  const waits: number[] = []
  for (let at = 0; at < 4; at += 1) {
    await effects.drain()
    const [row] = await rows()
    waits.push((new Date(row?.due_at ?? 0).getTime() - now.getTime()) / MINUTE_MS)
    moveOn(waits.at(-1) ?? 0)
  }
  expect(waits).toEqual([1, 10, 60, 60])
  expect(outcomes).toEqual(['retried', 'retried', 'retried', 'retried'])
  expect(troubles.join()).toMatch(/waits for another attempt: ETIMEDOUT/)
  expect(troubles.join()).not.toContain('brid')
})

describe('one is given up', () => {
  test.each([
    {
      why: 'when trying again would not help',
      act: () => Promise.reject(new EffectFailed('card_declined', { isFinal: true })),
      after: 0,
      reason: 'card_declined',
      isTried: true,
    },
    {
      why: 'when it comes too late',
      act: async () => 'x',
      after: 181,
      reason: 'too late to be of use',
      isTried: false,
    },
  ])('$why, and that is written with the mark', async ({ act, after, reason, isTried }) => {
    await put('a')
    moveOn(after)
    let tried = 0
    const { effects, outcomes } = open({
      act: () => ((tried += 1), act()),
      recordFailure: async (tx, row, said) => {
        await tx.execute(sql`update test_charges set receipt = ${`failed: ${said}`} where id = ${row.id}`)
      },
    })
    await effects.drain()
    expect(await rows()).toMatchObject([{ receipt: `failed: ${reason}`, last_error: reason, cents: null }])
    expect({ outcomes, tried }).toEqual({ outcomes: ['failed'], tried: isTried ? 1 : 0 })
    moveOn(600)
    await effects.drain()
    expect(outcomes).toHaveLength(1)
  })
})

test('a record that cannot be written leaves no mark either: the effect is had again, under the same key', async () => {
  await put('a')
  const keys: string[] = []
  let isBroken = true
  const act = async ({ effectKey }: Charge) => (keys.push(effectKey), 'receipt')
  const { effects } = open({
    act,
    record: async (tx, row, receipt) => {
      await tx.execute(sql`update test_charges set receipt = ${receipt} where id = ${row.id}`)
      if (isBroken) throw new Error('lost')
    },
  })
  await expect(effects.drain()).rejects.toThrow('lost')
  expect(await rows()).toMatchObject([{ receipt: null, done_at: null, cents: 500 }])
  isBroken = false
  moveOn(2)
  await effects.drain()
  expect(await rows()).toMatchObject([{ receipt: 'receipt' }])
  expect(keys).toEqual(['a', 'a'])
})

test('what nobody wants any more is settled at the claim and not done', async () => {
  await put('a')
  await put('b')
  const done: string[] = []
  const { effects, outcomes } = open({
    act: async ({ effectKey }) => `${done.push(effectKey)}`,
    stillWanted: async (tx, claimed) => {
      await tx.execute(sql`update test_charges set failed_at = now() where effect_key = 'a'`)
      return claimed.filter(({ effectKey }) => effectKey !== 'a')
    },
  })
  await effects.drain()
  expect({ done, outcomes }).toEqual({ done: ['b'], outcomes: ['unwanted', 'done'] })
})

describe('a worker that was held up for longer than its claim holds', () => {
  /** One that is at it when another takes the row, and ends after that one. */
  async function overtaken(ends: { as: 'done' | 'failed' | 'retried'; whileTheOtherIsAtIt?: boolean }) {
    await put('a')
    const held = Promise.withResolvers<string>()
    const isClaimed = Promise.withResolvers<void>()
    const recordFailure = async (tx: Tx, row: Charge) => {
      await tx.execute(sql`update test_charges set receipt = 'refused' where id = ${row.id}`)
    }
    const slow = open({ act: async () => (isClaimed.resolve(), held.promise), recordFailure })
    const slowly = slow.effects.drain(() => slow.outcomes.length > 0)
    await isClaimed.promise
    moveOn(2)
    const end = async () => {
      if (ends.as === 'done') held.resolve('late receipt')
      else held.reject(new EffectFailed('gone', { isFinal: ends.as === 'failed' }))
      await slowly
    }
    const other = open({
      act: async () => {
        if (ends.whileTheOtherIsAtIt) await end()
        return 'receipt'
      },
    })
    await other.effects.drain()
    if (!ends.whileTheOtherIsAtIt) await end()
    return { slow, rows: await rows() }
  }

  test.each(['done', 'failed', 'retried'] as const)(
    'and ends as %s writes nothing over what another has done',
    async (as) => {
      const { slow, rows: found } = await overtaken({ as })
      expect(found).toMatchObject([{ receipt: 'receipt', attempts: 2, last_error: null, failed_at: null }])
      expect([slow.outcomes, slow.troubles]).toEqual([['unwanted'], []])
    },
  )

  test.each(['failed', 'retried'] as const)(
    'and ends as %s while another is at it does not take it from them',
    async (as) => {
      const { slow, rows: found } = await overtaken({ as, whileTheOtherIsAtIt: true })
      expect(found).toMatchObject([{ receipt: 'receipt', attempts: 2, last_error: null, failed_at: null }])
      expect(slow.outcomes).toEqual(['unwanted'])
    },
  )

  test('and has done it while another is at it has done it: that one has nothing to add', async () => {
    const { slow, rows: found } = await overtaken({ as: 'done', whileTheOtherIsAtIt: true })
    expect(found).toMatchObject([{ receipt: 'late receipt', attempts: 2 }])
    expect(slow.outcomes).toEqual(['done'])
  })
})

// What leaves the process is counted at the driver of PostgreSQL.
describe.skipIf(testDatabaseKind() === 'embedded')('how often the database is asked', () => {
  const messagesOf = async (kind: Parameters<typeof open>[0]) => {
    const { effects } = open(kind)
    const messages = await messagesDuring(() => effects.drain())
    return messages.map((message) => message.map((asked) => /^[a-z]+/.exec(asked)?.[0] ?? '').join(' '))
  }
  const act = async () => 'receipt'
  const fails = () => Promise.reject(new EffectFailed('declined', { isFinal: true }))

  type Told = { what: string; kind: Parameters<typeof open>[0]; waiting: number; messages: string[] }
  test.each<Told>([
    { what: 'where nothing waits', kind: { act }, waiting: 0, messages: ['update'] },
    {
      what: 'where nothing waits that somebody may not want',
      kind: { act, stillWanted: async (_, claimed) => claimed },
      waiting: 0,
      messages: ['update'],
    },
    { what: 'to do one', kind: { act, hasRecord: () => false }, waiting: 1, messages: ['update', 'update'] },
    {
      what: 'to do as many as are taken at once, and to look for more',
      kind: { act, hasRecord: () => false },
      waiting: 2,
      messages: ['update', 'update', 'update', 'update'],
    },
    { what: 'to give one up', kind: { act: fails }, waiting: 1, messages: ['update', 'update'] },
  ])('$what: a statement each, and no other', async ({ kind, waiting, messages }) => {
    for (let each = 0; each < waiting; each += 1) await put(`at-once-${each}`)
    expect(await messagesOf(kind)).toEqual(messages)
  })
})

test('O16 what takes long is held and not begun anew, while others are done; then it is marked once', async () => {
  await put('slow')
  await put('quick')
  const acted: string[] = []
  let finish: (receipt: string) => void = () => undefined
  const slow = new Promise<string>((resolve) => (finish = resolve))
  const { effects, outcomes } = open({
    atOnce: 1,
    withinMs: 20,
    patienceMs: 600_000,
    act: async ({ effectKey }) => {
      acted.push(effectKey)
      return effectKey === 'slow' ? slow : 'of quick'
    },
  })
  await effects.drain()
  expect(outcomes).toEqual(['done'])
  const heldUntil = async () =>
    (await rows()).find(({ effect_key: key }) => key === 'slow')?.due_at.getTime() ?? 0
  // Somebody looks again and again, for longer than any claim: it stays with whoever is at it.
  for (let minute = 0; minute < 5; minute += 1) {
    moveOn(0.9)
    await eventually(async () => expect(await heldUntil()).toBeGreaterThanOrEqual(now.getTime() + MINUTE_MS))
    await effects.drain()
  }
  const stopped = effects.stop()
  finish('of slow')
  await stopped
  expect(acted.toSorted()).toEqual(['quick', 'slow'])
  expect(outcomes).toEqual(['done', 'done'])
  expect((await rows()).map(({ receipt, attempts }) => [receipt, attempts])).toEqual([
    ['of quick', 1],
    ['of slow', 1],
  ])
})
