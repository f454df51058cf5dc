import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { openFormClient } from '#testing/clients/form-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  for (const club of ['dunvarra', 'inishvarn']) {
    const payload = { email: 'kwame@home.example', club, role: 'admin' }
    await app.server.inject({ method: 'POST', url: '/dev/invite', payload })
  }
})
afterAll(() => app.close())

const THERE = { status: 200 }
const UNKNOWN = { status: 404, body: { error_code: 'not_found', message: 'The account was not found' } }
const REFUSED = { status: 403, body: { error_code: 'forbidden', message: NOT_PERMITTED } }

test.each([
  { who: 'orla@dunvarra.example', role: 'an owner', on: 'backoffice', club: 'dunvarra', expected: THERE },
  { who: 'tadhg@dunvarra.example', role: 'an admin', on: 'backoffice', club: 'dunvarra', expected: THERE },
  { who: 'tadhg@dunvarra.example', role: 'an admin', on: 'dunvarra', club: 'dunvarra', expected: THERE },
  {
    who: 'tadhg@dunvarra.example',
    role: 'a stranger',
    on: 'backoffice',
    club: 'inishvarn',
    expected: UNKNOWN,
  },
  {
    who: 'kwame@home.example',
    role: 'an admin of both',
    on: 'backoffice',
    club: 'inishvarn',
    expected: THERE,
  },
  {
    who: 'kwame@home.example',
    role: 'an admin of both',
    on: 'dunvarra',
    club: 'inishvarn',
    expected: UNKNOWN,
  },
  {
    who: 'priya@dunvarra.example',
    role: 'a group manager',
    on: 'dunvarra',
    club: 'dunvarra',
    expected: REFUSED,
  },
  { who: 'brid@home.example', role: 'a member', on: 'dunvarra', club: 'dunvarra', expected: REFUSED },
  { who: 'sam@platform.example', role: 'a super-user', on: 'su', club: 'dunvarra', expected: UNKNOWN },
  { who: 'ruth@fourcoasts.example', role: 'the association', on: 'xgb', club: 'dunvarra', expected: UNKNOWN },
])(
  'OPEN-120 $role on $on who names $club is answered $expected.status',
  async ({ who, on, club, expected }) => {
    const desk = await openFormClient(app, { who, on, club })
    expect(await desk.ask('')).toMatchObject(expected)
  },
)

test('OPEN-121 the account is named by a header, however its id is spelt, and has to be one', async () => {
  const desk = await openFormClient(app)
  const asked = (account: string) =>
    ask(app, '/v2/backoffice/forms', undefined, {
      on: 'backoffice',
      as: desk.token,
      headers: { 'x-account-id': account },
    })
  expect((await asked(desk.accountId.toUpperCase())).status).toBe(200)
  expect((await asked(crypto.randomUUID())).status).toBe(404)
  expect((await asked('dunvarra')).status).toBe(422)
  expect((await asked('')).status).toBe(422)
})

test('whoever is not signed in is asked to, before anything is looked for', async () => {
  const headers = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
  expect(await ask(app, '/v2/backoffice/forms', undefined, { on: 'backoffice', headers })).toMatchObject({
    status: 401,
    body: { error_code: 'unauthenticated' },
  })
})
