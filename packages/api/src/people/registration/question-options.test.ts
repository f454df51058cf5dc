import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RATE_CLASSES } from '#kernel/http/limits/rate-limit.ts'
import { formToAnswer, giveAnswers } from '#testing/clients/answer-client.ts'
import { aListQuestion, answersTo, layForm, layNextVersion } from '#testing/world/forms.ts'
import { openPublicNetwork, type PublicNetwork, saying } from '#testing/network/public-network.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { notLoadedMessage } from './question-options.ts'

const HOUR = 60 * 60_000

let network: PublicNetwork
let app: TestApp
let hosts = 0
beforeAll(async () => {
  network = await openPublicNetwork()
  app = await openTestApp({
    outside: network.outside,
    patience: { callMs: 20_000, pageMs: 20_000 },
    environment: { RATE_LIMITS: 'false' },
  })
})
afterEach(async () => {
  await app.parts.matches.answers.settled()
  network.asked.length = 0
  moveTo(0)
})
afterAll(async () => {
  await app.close()
  network.close()
})

const moveTo = (ms: number) => app.setClock(new Date(TEST_NOW.getTime() + ms))
/** Each test has a host of its own: what one has heard, another has not. */
const aHost = (answer: Parameters<PublicNetwork['hosts']['set']>[1] | null = null) => {
  const name = `lists${(hosts += 1)}.example`
  if (answer) network.hosts.set(name, answer)
  return name
}
const list = (...names: string[]) => saying(200, JSON.stringify(names.map((name) => ({ name }))))
const optionsOf = (form: string, { club = 'dunvarra', version = 1, question = 'school' } = {}) =>
  ask(app, `/v2/store/${club}/forms/${form}/versions/${version}/questions/${question}/options`)
const give = (form: string, given: Record<string, string>) => giveAnswers(app, form, answersTo(given))

/** What anybody is told who gets no list, whatever the reason. */
const NOT_LOADED = {
  status: 503,
  body: { error_code: 'options_unavailable', message: notLoadedMessage('School') },
}

test('API-88 FORM-07 the server asks the host that the question names, once for all who want to know', async () => {
  const host = aHost(list('Scoil Bhríde', 'St Ronan’s'))
  const form = await layForm(app, [aListQuestion(`https://${host}/schools?key=1`)])
  const replies = await Promise.all([optionsOf(form), optionsOf(form), optionsOf(form)])
  for (const { status, body } of replies)
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ name: 'Scoil Bhríde' }, { name: 'St Ronan’s' }],
    })
  expect(network.asked).toEqual([`${host}/schools?key=1`])
  expect((await optionsOf(form)).status).toBe(200)
  expect(network.asked).toHaveLength(1)
})

test('API-88 only an address that stands in that version of that club’s form is asked', async () => {
  const host = aHost(list('A school'))
  const form = await layForm(app, [aListQuestion(`https://${host}/`)])
  expect((await optionsOf(form, { club: 'inishvarn' })).status).toBe(404)
  expect((await optionsOf(form, { version: 2 })).status).toBe(404)
  expect((await optionsOf(form, { question: 'shoes' })).status).toBe(404)
  expect((await optionsOf('2b1f7c1e-6a53-4c0e-9f0b-0d5f3f1f7a11')).status).toBe(404)
  expect(network.asked).toEqual([])
})

test.each([
  [
    'replaced long ago',
    "update form_versions set created_at = $2::timestamptz - interval '2 days' where form_id = $1",
  ],
  ['put away', 'update forms set archived_at = $2 where id = $1'],
])('API-88 nobody is asked for a version that can no longer be answered: %s', async (_how, close) => {
  const host = aHost(list('A school'))
  const form = await layForm(app, [aListQuestion(`https://${host}/`)])
  await give(form, { school: 'A school' })
  // Whoever asks now would have to ask the host again.
  moveTo(25 * HOUR)
  await layNextVersion(app, form, { at: TEST_NOW })
  await app.asOwner(close, [form, TEST_NOW])
  network.asked.length = 0
  expect((await optionsOf(form)).status).toBe(404)
  const shown = await formToAnswer(app, form, 1)
  expect(shown.status).toBe(200)
  expect(shown.form.sections[0]?.questions[0]?.input.metadata.options).toEqual([])
  await app.parts.matches.answers.settled()
  expect(network.asked).toEqual([])
})

test('API-88 questions for lists are counted by address, since somebody else is asked', async () => {
  const limited = await openTestApp({ outside: network.outside })
  try {
    const path = `/v2/store/dunvarra/forms/${randomUUID()}/versions/1/questions/school/options`
    const statuses = []
    for (let at = 0; at < RATE_CLASSES.search + 20; at += 1) statuses.push((await ask(limited, path)).status)
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(RATE_CLASSES.search)
  } finally {
    await limited.close()
  }
})

test.each([
  { url: '/lists/countries', names: ['Ireland', 'Northern Ireland', 'England', 'Scotland', 'Wales'] },
  { url: '/lists/counties?country=Ireland', first: 'Carlow' },
  { url: '/lists/counties', first: 'Carlow' },
])('MEMB-58 a list of ours ($url) is answered without a call', async ({ url, names, first }) => {
  const form = await layForm(app, [aListQuestion(url)])
  const { status, body } = await optionsOf(form)
  expect(status).toBe(200)
  if (names) expect(body).toEqual(names.map((name) => ({ name })))
  else expect(body[0]).toEqual({ name: first })
  expect(network.asked).toEqual([])
})

describe('API-88 what a host says is not believed', () => {
  test('names are tidied, bounded and said once; the rest is left out', async () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ name: `School ${at}` }))
    const odd = [{ name: ' One\u{0}\n two ' }, { name: 'One two' }, { name: '' }, { name: 7 }, 'x', null, {}]
    const long = [{ name: 'x'.repeat(301) }, { name: '<b>Bold</b>', secret: 'kept there' }]
    const host = aHost(saying(200, JSON.stringify([...odd, ...long, ...many])))
    const { body } = await optionsOf(await layForm(app, [aListQuestion(`https://${host}/`)]))
    expect(body.slice(0, 3)).toEqual([{ name: 'One two' }, { name: '<b>Bold</b>' }, { name: 'School 0' }])
    expect(body).toHaveLength(300)
  })

  test('"Other" of theirs is not beside ours', async () => {
    const host = aHost(list('A school', 'Other'))
    const form = await layForm(app, [aListQuestion(`https://${host}/`, { hasOther: true })])
    expect((await optionsOf(form)).body).toEqual([{ name: 'A school' }])
  })

  test.each([
    ['no JSON', saying(200, '<html>')],
    ['an object', saying(200, '{"name":"A school"}')],
    ['a list without a name', saying(200, '[{"title":"A school"}]')],
    ['an empty list', saying(200, '[]')],
    ['more than a megabyte', saying(200, JSON.stringify([{ name: 'x'.repeat(1024 * 1024) }]))],
    ['not found', saying(404, '')],
    ['a redirect', saying(302, '', { location: 'https://other.example/' })],
  ])('%s is no list', async (_what, answer) => {
    const form = await layForm(app, [aListQuestion(`https://${aHost(answer)}/`)])
    expect(await optionsOf(form)).toMatchObject(NOT_LOADED)
    expect(network.asked).toHaveLength(1)
  })
})

describe('API-88 where a list may not be loaded from', () => {
  test.each([
    'http://lists.example/',
    'https://lists.example:8443/',
    'https://user:word@lists.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'file:///etc/passwd',
    '/api/v2/member',
    '//lists.example/',
    'not an address',
  ])('%s is refused, even where it got into a form past the editor', async (url) => {
    const reply = await optionsOf(await layForm(app, [aListQuestion(url)]))
    expect(reply).toMatchObject(NOT_LOADED)
    expect(JSON.stringify(reply.body)).not.toContain('lists.example')
    expect(network.asked).toEqual([])
  })

  test.each(['127.0.0.1', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'a name that leads to %s is refused, and told like one that leads nowhere',
    async (inner) => {
      const host = aHost(list('A school'))
      network.names.set(host, ['8.8.8.8', inner])
      const nowhere = aHost()
      network.names.set(nowhere, [])
      const told = await optionsOf(await layForm(app, [aListQuestion(`https://${host}/`)]))
      expect(told).toMatchObject(NOT_LOADED)
      const { request_id: _, ...same } = (
        await optionsOf(await layForm(app, [aListQuestion(`https://${nowhere}/`)]))
      ).body
      expect(told.body).toMatchObject(same)
      expect(network.asked).toEqual([])
    },
  )
})

describe('API-88 a host that is away', () => {
  test('is told as something that passes, by the name of the question', async () => {
    const { status, body, headers } = await optionsOf(
      await layForm(app, [aListQuestion(`https://${aHost(saying(503, ''))}/`)]),
    )
    expect({ status, message: body.message }).toEqual({ status: 503, message: notLoadedMessage('School') })
    expect(body.errors).toEqual({ school: notLoadedMessage('School') })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('has its last good list stand in for a day, and no longer', async () => {
    const host = aHost(list('A school'))
    const form = await layForm(app, [aListQuestion(`https://${host}/`)])
    await optionsOf(form)
    await app.parts.matches.answers.saved()
    network.hosts.set(host, saying(500, ''))
    moveTo(23 * HOUR)
    expect((await optionsOf(form)).body).toEqual([{ name: 'A school' }])
    moveTo(25 * HOUR)
    expect((await optionsOf(form)).status).toBe(503)
  })

  test('is survived by the list across processes: it is kept in the database', async () => {
    const host = aHost(list('A school'))
    await optionsOf(await layForm(app, [aListQuestion(`https://${host}/path`)]))
    await app.parts.matches.answers.saved()
    const kept = await app.asOwner<{ key: string; body: unknown }>(
      "select key, body from provider_answers where key like 'options %' and body @> '[\"A school\"]'",
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(host)
  })

  test('leaves a form that can be read, without those options', async () => {
    const url = `https://${aHost(saying(500, ''))}/`
    // An older form may hold choices beside its address; they are not those of the list.
    const form = await layForm(app, [aListQuestion(url, { options: ['Of last year'] })])
    const shown = await formToAnswer(app, form)
    expect(shown.status).toBe(200)
    expect(shown.form.sections[0]?.questions[0]?.input.metadata).toMatchObject({
      options: [],
      url: `/api/v2/store/dunvarra/forms/${form}/versions/1/questions/school/options`,
    })
  })

  test('never lets an answer through unseen, not even as words of one’s own', async () => {
    const host = aHost(saying(500, ''))
    const form = await layForm(app, [aListQuestion(`https://${host}/`, { hasOther: true })])
    const { status, body } = await give(form, { school: 'Anything at all' })
    expect({ status, message: body.message }).toEqual({ status: 503, message: notLoadedMessage('School') })
    // Who says nothing to it needs no list.
    expect((await give(form, {})).status).toBe(200)
  })
})

test('API-88 an answer is held against the list: what is not in it is refused, words of one’s own where allowed', async () => {
  const strict = await layForm(app, [aListQuestion(`https://${aHost(list('A school'))}/`)])
  expect((await give(strict, { school: 'A school' })).status).toBe(200)
  expect(await give(strict, { school: 'Another' })).toMatchObject({
    status: 422,
    body: { message: 'School: Invalid value', errors: { school: 'Invalid value' } },
  })
  const open = await layForm(app, [aListQuestion(`https://${aHost(list('A school'))}/`, { hasOther: true })])
  expect((await give(open, { school: 'Another' })).status).toBe(200)
})
