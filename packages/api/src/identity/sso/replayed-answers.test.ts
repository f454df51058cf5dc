import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBrowserSecret } from '../sign-in/codes/browser-binding.ts'
import { newId } from '#testing/saml/saml-answers.ts'
import { SamlWorld } from '#testing/saml/saml-world.ts'

let world: SamlWorld
beforeAll(async () => {
  world = await SamlWorld.open()
})
afterAll(() => world.close())

const TOO_LATE = 'Signing in took too long. Please try again.'

test('an answer is taken once', async () => {
  const { requestId } = await world.begin()
  const xml = world.answer(requestId)
  expect((await world.post(xml, requestId)).code).not.toBeNull()
  const again = await world.post(xml, requestId)
  expect([again.code, again.refused]).toEqual([null, 'too-late'])
  expect(again.location.searchParams.get('error')).toBe(TOO_LATE)
})

test('a request is answered once, even by a provider that gives two answers to it', async () => {
  const { requestId } = await world.begin()
  expect((await world.post(world.answer(requestId), requestId)).refused).toBeNull()
  expect((await world.post(world.answer(requestId), requestId)).refused).toBe('too-late')
})

test('of ten that bring the same answer at once one is taken', async () => {
  const { requestId } = await world.begin()
  const xml = world.answer(requestId)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => world.post(xml, requestId)))
  expect(outcomes.filter(({ code }) => code !== null)).toHaveLength(1)
})

test('an assertion is taken once, even by a provider that gives it for two requests', async () => {
  const [one, other] = [await world.begin(), await world.begin()]
  const assertionId = newId()
  const answer = (requestId: string) => world.post(world.answer(requestId, { assertionId }), requestId)
  expect((await answer(one.requestId)).refused).toBeNull()
  expect((await answer(other.requestId)).refused).toBe('too-late')
})

test('an answer after ten minutes comes too late', async () => {
  const { requestId } = await world.begin()
  const { parts, setClock } = world.app
  const then = parts.clock.now()
  setClock(new Date(then.getTime() + 10 * 60_000))
  expect((await world.post(world.answer(requestId), requestId)).refused).toBe('too-late')
  setClock(then)
})

test.each([
  { relayState: '', why: 'nothing' },
  { relayState: newId(), why: 'a request that we never made' },
  { relayState: 'https://evil.example/', why: 'an address elsewhere' },
  { relayState: '//evil.example', why: 'another address elsewhere' },
  { relayState: "' or 1=1 --", why: 'a piece of SQL' },
  { relayState: 'x'.repeat(5000), why: 'far too much' },
])('an answer that nobody asked for is refused: RelayState is $why', async ({ relayState }) => {
  const { requestId } = await world.begin()
  const before = await world.census()
  const { location, code } = await world.post(world.answer(requestId), relayState)
  expect(code).toBeNull()
  expect(location.href).toMatch(
    /^http:\/\/myaccount\.clubhouse\.test\/\?error=We\+couldn%E2%80%99t\+sign\+you\+in\+with/,
  )
  expect(await world.census()).toEqual(before)
})

test('RelayState cannot lead an answer to the request of another browser', async () => {
  const [mine, theirs] = [await world.begin(), await world.begin()]
  const outcome = await world.post(world.answer(mine.requestId), theirs.requestId)
  expect([outcome.code, outcome.refused]).toEqual([null, 'request'])
})

test('another browser gets nothing out of the code: nobody is signed in by an answer that they did not ask for', async () => {
  const thief = await world.begin()
  const { code } = await world.post(world.answer(thief.requestId), thief.requestId)
  expect(code).not.toBeNull()
  expect(await world.spend(code ?? '', newBrowserSecret())).toBeNull()
  // Shown to a stranger once, it is worth nothing to anybody.
  expect(await world.spend(code ?? '', thief.secret)).toBeNull()
})

test.each([
  { form: 'SAMLResponse=x', why: 'no RelayState' },
  { form: 'RelayState=x', why: 'no answer' },
  { form: 'SAMLResponse=x&SAMLResponse=y&RelayState=z', why: 'two answers' },
  { form: '', why: 'nothing' },
  { form: 'SAMLResponse=eA&RelayState=%00', why: 'a RelayState that no database can hold' },
])('a form with $why ends with a sentence', async ({ form }) => {
  const reply = await world.app.server.inject({
    method: 'POST',
    url: '/api/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  })
  expect(reply.statusCode).toBe(303)
  expect(reply.headers.location).toMatch(/^http:\/\/myaccount\.clubhouse\.test\/\?error=/)
})

test('a form that is too large ends with a sentence', async () => {
  const { requestId } = await world.begin()
  const { location } = await world.post('', requestId, 'A'.repeat(600_000))
  expect(location.searchParams.get('error')).not.toBeNull()
})

test('nothing of an answer gets into the log', async () => {
  const { requestId } = await world.begin()
  const subject = 'a-subject-to-look-for'
  const attributes = { mail: 'look.for.me@home.example', givenName: 'Lookfor', sn: 'Menow' }
  const { code } = await world.post(world.answer(requestId, { subject, attributes }), requestId)
  await world.post(world.answer(requestId, { subject, attributes, audience: 'x' }), requestId)
  expect(world.log).toContain('single sign-on refused')
  for (const secret of [subject, ...Object.values(attributes), requestId, code ?? '']) {
    expect(world.log).not.toContain(secret)
  }
})
