import { afterAll, beforeAll, expect, test } from 'vitest'
import { FakeWeb } from '../testing/fake-web.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

let app: TestApp
const web = new FakeWeb()
beforeAll(async () => {
  app = await openTestApp({ web })
})
afterAll(() => app.close())

const setClock = (payload: object) => app.server.inject({ method: 'POST', url: '/dev/clock', payload })
const visit = async () =>
  (await app.server.inject({ url: '/', headers: { host: 'dunvarra.clubhouse.test' } })).body

test('the clock of the demo can be moved and runs on from there, and every kept page is old', async () => {
  const before = await visit()
  expect(await visit()).toBe(before)
  const reply = await setClock({ now: '2027-03-17T09:00:00.000Z' })
  expect(reply.json().now).toMatch(/^2027-03-17T09:00:0/)
  expect((await app.server.inject('/dev/clock')).json().now).toMatch(/^2027-03-17T09:0/)
  expect(await visit()).not.toBe(before)
  await setClock({ now: null })
  expect(Math.abs(app.parts.clock.now().getTime() - Date.now())).toBeLessThan(1000)
})

test.each([{}, { now: 'tomorrow' }, { now: 5 }, { now: '2027-13-40T00:00:00Z' }])(
  '%j is no time',
  async (payload) => {
    const reply = await setClock(payload)
    expect([reply.statusCode, reply.json().error_code]).toEqual([422, 'invalid_data'])
  },
)

test('OPEN-003 signing up can be closed and opened', async () => {
  const isOpen = async () => (await app.server.inject('/api/v2/store/dunvarra')).json().sign_up_open
  const set = (payload: object) => app.server.inject({ method: 'POST', url: '/dev/sign-up', payload })
  expect(await isOpen()).toBe(true)
  await set({ club: 'dunvarra', open: false })
  expect(await isOpen()).toBe(false)
  expect((await set({ club: 'dunvarra', open: 'no' })).statusCode).toBe(422)
  expect((await set({ club: 'nobodys', open: true })).statusCode).toBe(422)
  await set({ club: 'dunvarra', open: true })
  expect(await isOpen()).toBe(true)
})

test('the demo can be laid anew', async () => {
  await setClock({ now: TEST_NOW.toISOString() })
  await app.asOwner("update clubs set name = 'Something else' where slug = 'dunvarra'")
  await app.asOwner("delete from articles where slug = 'fees'")
  const reply = await app.server.inject({ method: 'POST', url: '/dev/reset' })
  expect(reply.json()).toEqual({ status: 'reset' })
  expect((await app.server.inject('/api/v2/store/dunvarra')).json().name).toBe('Dunvarra Rovers FC')
  expect((await app.server.inject('/api/v2/store/dunvarra/articles/fees')).statusCode).toBe(200)
})

test.each(['/dev/clock', '/%64ev/clock', '/dev/cl%6fck'])(
  'another site does not switch the demo at %s, whichever way it writes it',
  async (url) => {
    const post = (origin: string) =>
      app.server.inject({ method: 'POST', url, headers: { origin }, payload: { now: null } })
    expect((await post('https://evil.example')).statusCode).toBe(403)
    expect((await post('null')).statusCode).toBe(403)
    expect((await post('http://dunvarra.clubhouse.test')).statusCode).toBe(200)
  },
)
