import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { isGuarded } from '@clubhouse/domain/people/records/guarded-answers'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { statementCounter } from '#testing/counted.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import type { Reached, StepOutcome } from '#kernel/jobs/long-work.ts'
import { AT_ONCE } from './forget.ts'
import { keepTimesWork } from './keep-times.ts'

const counter = statementCounter({ inTransactions: true })
const DAY_MS = 86_400_000

let app: TestApp
let as: string
let dunvarra: string
let inishvarn: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db })
  as = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
  dunvarra = app.parts.registry.idOf('dunvarra') ?? ''
  inishvarn = app.parts.registry.idOf('inishvarn') ?? ''
})
afterAll(() => app.close())
afterEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner('delete from retention_times')
  await app.asOwner('delete from contact_messages')
})

const kept = (body?: object) =>
  ask(app, '/v2/backoffice/retention', body, {
    on: 'backoffice',
    as,
    headers: { 'x-account-id': dunvarra },
    ...(body && { method: 'PATCH' as const }),
  })

/** The whole of one night, step by step. Answers how many steps it took. */
async function night(): Promise<number> {
  const work = keepTimesWork(app.parts)
  let reached: Reached | null = null
  for (let steps = 1; ; steps += 1) {
    const at: Reached | null = reached
    const outcome: StepOutcome = await app.parts.db.withPlatform((tx) =>
      work.step(tx, { about: {}, reached: at, now: app.parts.now() }),
    )
    if (outcome.isFinished) return steps
    ;({ reached } = outcome)
  }
}

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)
const later = (days: number) => app.setClock(new Date(TEST_NOW.getTime() + days * DAY_MS))

const layMessages = (clubId: string, count: number, days: number) =>
  app.asOwner(
    `insert into contact_messages (club_id, id, sender, sender_email, sender_phone, subject, content, created_at)
     select $1, gen_random_uuid(), 'Wombat', 'wombat@home.example', null, 'Hello', 'Quokka', $3 from generate_series(1, $2::int)`,
    [clubId, count, daysAgo(days)],
  )
const messagesOf = async (clubId: string) =>
  (await app.asOwner(`select id from contact_messages where club_id = $1`, [clubId])).length
const logOf = (kind: string) =>
  app.asOwner<{ detail: object; actor_id: string | null }>(
    `select detail, actor_id from audit_events where club_id = $1 and kind = $2 order by at desc`,
    [dunvarra, kind],
  )

describe('how long a club keeps things', () => {
  test('is as usual until it is changed, and says what the next run would forget, in few statements', async () => {
    await layMessages(dunvarra, 2, 740)
    await layMessages(dunvarra, 1, 20)
    await layMessages(inishvarn, 3, 740)
    const sent = await counter.during(async () => {
      const { body } = await kept()
      expect(body.times).toMatchObject({ messages: 730, carts: 60, mails: 400, medical: 365, people: 0 })
      expect(body.due).toMatchObject({ messages: 2, people: 0 })
    })
    expect(sent.filter((name) => name.startsWith('club'))).toHaveLength(2)
  })

  test('a shorter time that would forget something is said first, and done once it is agreed to', async () => {
    await layMessages(dunvarra, 12, 400)
    const asked = await kept({ times: { messages: 365 } })
    expect(asked.status).toBe(409)
    expect(asked.body).toMatchObject({
      error_code: 'would_forget',
      errors: { messages: '12 contact messages older than 1 year' },
    })
    expect((await kept()).body.times.messages).toBe(730)
    const { body } = await kept({ times: { messages: 365 }, confirmed: true })
    expect(body).toMatchObject({ times: { messages: 365 }, due: { messages: 12 } })
    expect((await logOf('retention-changed'))[0]?.detail).toEqual({ 'Contact messages': '2 years → 1 year' })
    // A longer one, and a shorter one that harms nothing, need no word.
    expect((await kept({ times: { messages: 1825, carts: 30 } })).status).toBe(200)
  })

  test.each([
    ['shorter than it may be', { carts: 7 }],
    ['longer than it may be', { messages: 3650 }],
    ['a record of who looked that is gone in a year', { accesses: 365 }],
    ['for good where that is not offered', { medical: 0 }],
    ['a time that is not offered', { messages: 731 }],
  ])('%s is refused', async (_, times) => {
    expect((await kept({ times })).status).toBe(422)
  })

  test('is for whoever may change settings, of this club', async () => {
    const member = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
    const other = { on: 'myaccount', as: member, headers: { 'x-account-id': dunvarra } }
    expect((await ask(app, '/v2/backoffice/retention', undefined, other)).status).toBe(403)
    const elsewhere = { on: 'backoffice', as, headers: { 'x-account-id': randomUUID() } }
    expect((await ask(app, '/v2/backoffice/retention', undefined, elsewhere)).status).toBe(404)
  })
})

describe('the nightly run', () => {
  test('forgets what this club has kept long enough and nothing of another, in batches, and says how many', async () => {
    const many = AT_ONCE + 5
    await layMessages(dunvarra, many, 400)
    await layMessages(inishvarn, 2, 400)
    await kept({ times: { messages: 365 }, confirmed: true })
    expect(await night()).toBeGreaterThan((await app.asOwner('select from clubs')).length + 1)
    expect([await messagesOf(dunvarra), await messagesOf(inishvarn)]).toEqual([0, 2])
    expect((await kept()).body).toMatchObject({
      due: { messages: 0 },
      last_run: { counts: { messages: many } },
    })
    const [line, ...more] = await logOf('retention-applied')
    expect(line).toEqual({ detail: { 'Contact messages': String(many) }, actor_id: null })
    // Nothing is left, so nothing is done, and nothing more is written down.
    await night()
    expect(await logOf('retention-applied')).toHaveLength(1 + more.length)
    expect((await kept()).body.last_run.counts).toEqual({})
  })

  test('the clock alone makes things old', async () => {
    await layMessages(dunvarra, 1, 0)
    later(729)
    await night()
    expect(await messagesOf(dunvarra)).toBe(1)
    later(732)
    await night()
    expect(await messagesOf(dunvarra)).toBe(0)
  })

  test('who looked at whom goes after its time, and never before two years, whoever asks', async () => {
    const look = (days: number) =>
      app.asOwner(
        `insert into person_accesses (club_id, id, at, person_id, person, is_child, what)
         values ($1, gen_random_uuid(), now() - make_interval(days => $2), gen_random_uuid(), 'Wombat', true, 'page')`,
        [dunvarra, days],
      )
    await app.asOwner('delete from person_accesses')
    await look(800)
    await look(300)
    await kept({ times: { accesses: 730 }, confirmed: true })
    later(900)
    await night()
    expect(await app.asOwner('select id from person_accesses')).toHaveLength(1)
    await app.parts.db.withPlatform((tx) => tx.execute('delete from person_accesses'))
    expect(await app.asOwner('select id from person_accesses')).toHaveLength(1)
  })
})

/** Somebody whose membership ended that many days ago, with an answer to every question of a form that asks about health. */
async function layMember(endedDaysAgo: number) {
  const [userId, answersId] = [randomUUID(), randomUUID()]
  await app.asOwner(
    `insert into users (id, email, first_name, last_name, email_verified_at) values ($1, $2, 'Nuala', 'Nuabhan', now())`,
    [userId, `${userId.slice(0, 8)}@home.example`],
  )
  await app.asOwner(`insert into club_roles (club_id, user_id, role) values ($1, $2, 'member')`, [
    dunvarra,
    userId,
  ])
  const forms = await app.asOwner<{ form_id: string; version: number; sections: FormSection[] }>(
    `select v.form_id, v.version, v.sections from form_versions v where v.club_id = $1`,
    [dunvarra],
  )
  const form = forms.find(({ sections }) => {
    const { placed, byId } = indexOf({ sections })
    const guarded = placed.filter((each) => isGuarded(each, byId)).length
    return guarded > 0 && guarded < placed.length
  })
  if (!form) throw new Error('no form asks about health')
  const sections = form.sections.map(({ section_id, questions }) => ({
    section_id,
    questions: questions.map(({ question_id }) => ({ question_id, answer: 'Wombat' })),
  }))
  await app.asOwner(
    `insert into memberships (club_id, id, member_id, user_id, plan_id, first_name, last_name, kind, status, starts_on, ends_on, created_at)
     select $1, gen_random_uuid(), $2, $2, p.id, 'Nuala', 'Nuabhan', 'adult', 'active', '2020-01-01', to_char($3::timestamptz, 'YYYY-MM-DD'), '2020-01-01'
     from plans p where p.club_id = $1 limit 1`,
    [dunvarra, userId, daysAgo(endedDaysAgo)],
  )
  await app.asOwner(
    `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
     values ($1, $2, $3, $4, $5, $5, $6, '2020-01-01')`,
    [dunvarra, answersId, form.form_id, form.version, userId, JSON.stringify({ sections })],
  )
  const { placed, byId } = indexOf(form)
  return {
    userId,
    open: placed.filter((each) => !isGuarded(each, byId)).length,
    all: placed.length,
    given: async () => {
      const [row] = await app.asOwner<{ answers: { sections?: { questions: unknown[] }[] } }>(
        'select answers from form_answers where id = $1',
        [answersId],
      )
      return (row?.answers.sections ?? []).flatMap(({ questions }) => questions).length
    },
    name: async () =>
      (
        await app.asOwner<{ name: string }>(
          `select distinct first_name || ' ' || last_name as name from memberships where member_id = $1
           union select first_name || ' ' || last_name from club_people where id = $1`,
          [userId],
        )
      ).map(({ name }) => name),
  }
}

describe('of former members', () => {
  test('medical answers go first, the others later, and those of who is still there stay', async () => {
    const [left, stays] = [await layMember(370), await layMember(-400)]
    expect((await kept()).body.due.medical).toBe(1)
    await night()
    expect([await left.given(), await stays.given()]).toEqual([left.open, stays.all])
    expect((await kept()).body).toMatchObject({ due: { medical: 0 }, last_run: { counts: { medical: 1 } } })
    later(800)
    await night()
    expect(await left.given()).toBe(0)
    // Whose membership ended on the way is a former member by then, for their medical answers alone.
    expect(await stays.given()).toBe(stays.open)
  })

  test('names go where the club wants that; whoever bought since keeps theirs, and money is not touched', async () => {
    const [left, buys] = [await layMember(1200), await layMember(1200)]
    await app.asOwner(
      `insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, user_id, first_name, last_name, email, currency,
         subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card, created_at, expires_at, updated_at)
       values ($1, gen_random_uuid(), 'Completed', gen_random_uuid(), '', '', $2, 'Nuala', 'Nuabhan', 'n@home.example', 'EUR',
         0, 0, 0, 0, 0, 0, 0, '[]', false, $3, $3, $3)`,
      [dunvarra, buys.userId, daysAgo(3)],
    )
    await night()
    expect(await left.name()).toEqual(['Nuala Nuabhan'])
    const asked = await kept({ times: { people: 1095 } })
    expect(asked.body.errors.people).toContain('former member')
    await kept({ times: { people: 1095 }, confirmed: true })
    await night()
    expect([await left.name(), await buys.name()]).toEqual([['Former member'], ['Nuala Nuabhan']])
    const paid = await app.asOwner('select last_name from orders where user_id = $1', [buys.userId])
    expect(paid).toEqual([{ last_name: 'Nuabhan' }])
    expect(await left.given()).toBe(0)
    expect(await app.asOwner('select from club_roles where user_id = $1', [left.userId])).toEqual([])
    expect(await app.asOwner('select from users where id = $1', [left.userId])).toHaveLength(1)
    await night()
    expect((await kept()).body.due.people).toBe(0)
  })
})
