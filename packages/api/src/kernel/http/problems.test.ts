import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '@clubhouse/contract/endpoint'
import { answerErrors } from './api-routes.ts'
import { notFound, Refusal, tooMany, unavailable } from '@clubhouse/contract/refusal'
import { isDatabaseOutage, problemOf } from './problems.ts'

const coded = (code: string, message = 'connect 10.0.0.7:5432') => Object.assign(new Error(message), { code })
let failure: unknown
const app = Fastify({ genReqId: () => 'the-request' })
answerErrors(app)
app.all('/', () => {
  throw failure
})
afterAll(() => app.close())

async function answerTo(thrown: unknown) {
  failure = thrown
  const reply = await app.inject('/')
  expect(Problem.parse(reply.json())).toEqual(reply.json())
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], problem: reply.json() }
}

test('OPEN-128 a refusal answers its status, code, message and fields', async () => {
  const refusal = new Refusal(422, 'invalid_data', 'Not like this', { errors: { name: 'Required' } })
  expect(await answerTo(refusal)).toMatchObject({
    status: 422,
    problem: { error_code: 'invalid_data', message: 'Not like this', errors: { name: 'Required' } },
  })
  expect(await answerTo(notFound('The club'))).toMatchObject({
    status: 404,
    problem: { error_code: 'not_found', message: 'The club was not found' },
  })
  expect(await answerTo(tooMany(3))).toMatchObject({ status: 429, retryAfter: '3' })
})

test.each([
  new Error('password authentication failed for user "clubhouse" at /srv/app/db.ts:12'),
  new TypeError("Cannot read properties of undefined (reading 'secret')"),
  coded('23505', 'duplicate key value violates unique constraint "people_email"'),
  Object.assign(new Error('internal address 10.0.0.7'), { statusCode: 500 }),
  'just a string',
  null,
  undefined,
  { password: 'hunter2' },
])('a fault says nothing of the inside, only the id under which it is logged: %s', async (fault) => {
  const answer = await answerTo(fault)
  const problem = {
    error_code: 'internal_error',
    message: 'An error has occurred',
    request_id: 'the-request',
  }
  expect(answer).toEqual({ status: 500, retryAfter: undefined, problem })
})

const outages = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].map(
    (code) => coded(code),
  ),
  ...['08001', '08003', '08006', '40001', '40P01', '53300', '55P03', '57014', '57P01', '57P02', '57P03'].map(
    (code) => coded(code),
  ),
  Object.assign(coded('ENOENT'), { syscall: 'connect' }),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Query read timeout'),
  new Error('Failed query: select 1', { cause: coded('ECONNREFUSED') }),
  new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
]

test.each(outages.map((error) => ({ error, name: 'code' in error ? String(error.code) : error.message })))(
  'a database that is away, full or too slow answers 503 with Retry-After: $name',
  async ({ error }) => {
    const { status, retryAfter, problem } = await answerTo(error)
    expect([status, retryAfter]).toEqual([503, '5'])
    expect(problem).toEqual({ ...problemOf(unavailable(), 'the-request').problem })
    expect(JSON.stringify(problem)).not.toMatch(/10\.0\.0\.7|ECONN|select/)
  },
)

test('a broken rule of the database is a fault of ours, not an outage', () => {
  for (const code of ['23505', '23503', '42P01', '22P02', '42501'])
    expect(isDatabaseOutage(coded(code))).toBe(false)
  expect(isDatabaseOutage(new Error('no such club'))).toBe(false)
  expect(isDatabaseOutage('ECONNREFUSED')).toBe(false)
})

test('a file of ours that is missing is a fault, not an outage', async () => {
  expect((await answerTo(Object.assign(coded('ENOENT'), { syscall: 'open' }))).status).toBe(500)
})
