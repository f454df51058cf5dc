import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase, TEST_NOW } from '#testing/test-database.ts'
import { ProviderCache, type Question } from './provider-cache.ts'
import { OutgoingFailure } from './failure.ts'
import { readAnswer, saveAnswer, sweepProviderAnswers } from './provider-answers.ts'

const MINUTE = 60_000

let database: TestDatabase
let clubId: string
let now: Date
let elapsed: number
const processes: ProviderCache[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const [club] = await database.asOwner<{ id: string }>('select id from clubs where slug = $1', ['dunvarra'])
  clubId = club?.id ?? ''
})
beforeEach(async () => {
  // What a test before left to be saved would be found by this one.
  await Promise.all(processes.splice(0).map((each) => each.settled()))
  await database.asOwner('delete from provider_answers')
  now = TEST_NOW
  elapsed = 0
})
afterAll(() => database.drop())

/** A process, with a clock that the test moves. */
function aProcess(patienceMs = 20_000): ProviderCache {
  const answers = new ProviderCache({ db: database.db, now: () => now, elapsed: () => elapsed, patienceMs })
  processes.push(answers)
  return answers
}

/** A provider that says what it is told to, and counts. */
function aProvider() {
  const provider = {
    asked: 0,
    says: 'one' as string | OutgoingFailure | Promise<string>,
    question: (key = 'words'): Question<string> => ({
      clubId,
      key,
      provider: 'first',
      schema: z.string(),
      freshMs: 5 * MINUTE,
      ask: async () => {
        provider.asked += 1
        const said = await provider.says
        if (said instanceof OutgoingFailure) throw said
        return said
      },
    }),
  }
  return provider
}

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
  elapsed += ms
}
const down = new OutgoingFailure('unreachable')

test('fresh for five minutes, then good while a new one is fetched, then waited for', async () => {
  const provider = aProvider()
  const answers = aProcess()
  expect(await answers.get(provider.question())).toEqual({ status: 'fresh', value: 'one', asOf: TEST_NOW })
  pass(4 * MINUTE)
  provider.says = 'two'
  expect(await answers.get(provider.question())).toMatchObject({ value: 'one' })
  expect(provider.asked).toBe(1)

  pass(2 * MINUTE)
  expect(await answers.get(provider.question())).toMatchObject({ status: 'fresh', value: 'one' })
  await answers.settled()
  expect(await answers.get(provider.question())).toMatchObject({ status: 'fresh', value: 'two', asOf: now })
  expect(provider.asked).toBe(2)

  pass(11 * MINUTE)
  provider.says = 'three'
  expect(await answers.get(provider.question())).toMatchObject({ status: 'fresh', value: 'three' })
})

test('a provider that fails: the last answer with its time for a day, then none', async () => {
  const provider = aProvider()
  const answers = aProcess()
  await answers.get(provider.question())
  provider.says = down
  pass(11 * MINUTE)
  const stale = { status: 'stale', value: 'one', asOf: TEST_NOW }
  expect(await answers.get(provider.question())).toEqual(stale)
  pass(23 * 60 * MINUTE)
  expect(await answers.get(provider.question())).toEqual(stale)
  pass(60 * MINUTE)
  expect(await answers.get(provider.question())).toEqual({ status: 'unavailable' })
})

test('a question that failed is let be for ten seconds', async () => {
  const provider = aProvider()
  const answers = aProcess()
  provider.says = down
  await answers.get(provider.question())
  provider.says = 'back'
  pass(9000)
  expect(await answers.get(provider.question())).toEqual({ status: 'unavailable' })
  expect(provider.asked).toBe(1)
  pass(1000)
  expect(await answers.get(provider.question())).toMatchObject({ status: 'fresh', value: 'back' })
})

test('a provider that is slow is not waited for; its answer is there for the next', async () => {
  const provider = aProvider()
  const answers = aProcess(20)
  const { promise, resolve } = Promise.withResolvers<string>()
  provider.says = promise
  expect(await answers.get(provider.question())).toEqual({ status: 'unavailable' })
  resolve('late')
  await answers.settled()
  expect(await answers.get(provider.question())).toMatchObject({ status: 'fresh', value: 'late' })
  expect(provider.asked).toBe(1)
})

test('a page that asks several questions waits for a slow provider once', async () => {
  const provider = aProvider()
  // Whoever waited for this long would time the test out.
  const answers = aProcess(10 * MINUTE)
  const { promise, resolve } = Promise.withResolvers<string>()
  provider.says = promise
  const first = answers.get(provider.question('competitions'))
  await expect.poll(() => provider.asked).toBe(1)
  elapsed += 10 * MINUTE
  expect(await answers.get(provider.question('table'))).toEqual({ status: 'unavailable' })
  resolve('late')
  expect(await first).toMatchObject({ value: 'late' })
})

test('what is slow for another club, or for a calendar, takes nothing from the patience of a page', async () => {
  const slow = aProvider()
  const quick = aProvider()
  const answers = aProcess(10 * MINUTE)
  const { promise, resolve } = Promise.withResolvers<string>()
  slow.says = promise
  const [other] = await database.asOwner<{ id: string }>('select id from clubs where slug = $1', [
    'inishvarn',
  ])
  const waiting = [
    answers.get({ ...slow.question('competitions'), clubId: other?.id ?? '' }),
    answers.get({ ...slow.question('calendar page'), isPatient: true }),
  ]
  await expect.poll(() => slow.asked).toBe(2)
  elapsed += 10 * MINUTE
  const { promise: soon, resolve: say } = Promise.withResolvers<string>()
  quick.says = soon
  const asked = answers.get(quick.question('table'))
  await expect.poll(() => quick.asked).toBe(1)
  setTimeout(() => say('in time'), 50)
  expect(await asked).toMatchObject({ status: 'fresh', value: 'in time' })
  resolve('late')
  await Promise.all(waiting)
})

test('a page waits for 700 milliseconds, and whoever is patient waits on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const provider = aProvider()
    const { promise, resolve } = Promise.withResolvers<string>()
    provider.says = promise
    const withClub = async () => [] as never
    const answers = new ProviderCache({ db: { ...database.db, withClub }, now: () => now, elapsed: () => 0 })
    const outcomes: unknown[] = []
    const asked = answers.get(provider.question()).then((outcome) => outcomes.push(outcome))
    const patient = answers.get({ ...provider.question(), isPatient: true })
    await vi.advanceTimersByTimeAsync(699)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(outcomes).toEqual([{ status: 'unavailable' }])
    resolve('late')
    expect(await patient).toMatchObject({ status: 'fresh', value: 'late' })
  } finally {
    vi.useRealTimers()
  }
})

test('many who ask at once are one question', async () => {
  const provider = aProvider()
  const answers = aProcess()
  await Promise.all(Array.from({ length: 20 }, () => answers.get(provider.question())))
  expect(provider.asked).toBe(1)
})

test('a key that is refused takes back what it was given', async () => {
  const provider = aProvider()
  const answers = aProcess()
  await answers.get(provider.question())
  provider.says = new OutgoingFailure('unauthorised')
  pass(11 * MINUTE)
  expect(await answers.get(provider.question())).toEqual({ status: 'unauthorised' })
})

test('two processes share their answers, and one that starts anew has them', async () => {
  const provider = aProvider()
  const [one, other] = [aProcess(), aProcess()]
  await one.get(provider.question())
  await one.settled()
  expect(await other.get(provider.question())).toMatchObject({ status: 'fresh', value: 'one' })
  expect(provider.asked).toBe(1)
  pass(11 * MINUTE)
  provider.says = 'two'
  await other.get(provider.question())
  await other.settled()
  // Its own memory holds the older one.
  expect(await one.get(provider.question())).toMatchObject({ status: 'fresh', value: 'two' })
  expect(provider.asked).toBe(2)
  provider.says = down
  pass(11 * MINUTE)
  expect(await aProcess().get(provider.question())).toMatchObject({ status: 'stale', value: 'two' })
})

test('a database that is away costs the sharing, not the answer', async () => {
  const provider = aProvider()
  const withClub = () => Promise.reject(new Error('no database'))
  const answers = new ProviderCache({ db: { ...database.db, withClub }, now: () => now })
  expect(await answers.get(provider.question())).toMatchObject({ status: 'fresh', value: 'one' })
  await answers.settled()
  expect(await answers.get(provider.question())).toMatchObject({ value: 'one' })
})

test('a kept answer in the shape of another version is none', async () => {
  const provider = aProvider()
  await saveAnswer(database.db, clubId, 'words', { body: { old: true }, fetchedAt: now })
  expect(await aProcess().get(provider.question())).toMatchObject({ value: 'one' })
})

test('an answer from before the clock was turned back is old', async () => {
  const provider = aProvider()
  const answers = aProcess()
  await answers.get(provider.question())
  pass(-60 * MINUTE)
  elapsed = 0
  provider.says = 'two'
  expect(await answers.get(provider.question())).toMatchObject({ value: 'two' })
})

test('answers are swept after two days; what calendars have told is kept', async () => {
  const at = (ms: number) => new Date(now.getTime() - ms)
  const day = 24 * 60 * MINUTE
  await saveAnswer(database.db, clubId, 'old', { body: 1, fetchedAt: at(3 * day) })
  await saveAnswer(database.db, clubId, 'new', { body: 1, fetchedAt: at(day) })
  await saveAnswer(database.db, clubId, 'calendar', { body: 1, fetchedAt: at(3 * day) })
  await database.db.withPlatform((tx) => sweepProviderAnswers(tx, now))
  const kept = await Promise.all(
    ['old', 'new', 'calendar'].map((key) => readAnswer(database.db, clubId, key)),
  )
  expect(kept.map((answer) => answer !== null)).toEqual([false, true, true])
})
