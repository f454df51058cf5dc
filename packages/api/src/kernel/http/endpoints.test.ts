import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@clubhouse/contract/endpoint'
import Fastify from 'fastify'
import { answerErrors, asMounted, mountApi, parseQuery } from './api-routes.ts'
import { Endpoints, type ServedEndpoint, serve } from './endpoints.ts'
import { anyone, office, ownPeople } from './guard.ts'
import type { Caller } from './caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { RateLimiter } from './limits/rate-limit.ts'

const greet = endpoint({
  name: 'greet',
  method: 'POST',
  path: '/clubs/{club}/greetings',
  summary: 'Greets',
  tag: 'Store',
  params: z.object({ club: z.string().max(8) }),
  query: z.object({ times: z.coerce.number().int().max(3).default(1), to: z.array(z.string()).optional() }),
  body: z.object({ name: z.string().trim().min(1) }),
  reply: z.object({ text: z.string() }),
})
const PUBLIC = anyone('read')
const caller: Caller = {
  requestId: 'r1',
  address: '192.0.2.1',
  arrivedAt: 0,
  site: null,
  identify: async () => null,
}
const options = { limiter: null, checkReplies: true }

const greeting = vi.fn(
  async ({
    params,
    query,
    body,
  }: {
    params: { club: string }
    query: { times: number }
    body: { name: string }
  }) => ({
    text: `${params.club}: ${`Hello ${body.name}. `.repeat(query.times).trim()}`,
  }),
)
const served = () => serve(greet, PUBLIC, greeting)

async function over(endpoints: Endpoints) {
  const app = Fastify({
    rewriteUrl: ({ url = '' }) => asMounted(url),
    routerOptions: { querystringParser: parseQuery },
  })
  answerErrors(app)
  mountApi(app, endpoints, (request) => ({ ...caller, address: request.ip }))
  await app.ready()
  return app
}

test('a call is parsed before it is handled: defaults filled in, text trimmed, numbers read', async () => {
  const endpoints = new Endpoints([served()], options)
  const reply = await endpoints.call(
    greet,
    { params: { club: 'rovers' }, query: { times: '2' }, body: { name: ' Ann ' } },
    caller,
  )
  expect(reply).toEqual({ text: 'rovers: Hello Ann. Hello Ann.' })
  const input = { params: { club: 'rovers' }, query: { times: 1 }, body: { name: 'Ann' }, headers: {} }
  await endpoints.call(greet, { params: { club: 'rovers' }, body: { name: 'Ann' } }, caller)
  expect(greeting).toHaveBeenLastCalledWith(input, caller)
})

test.each([
  { input: { params: { club: 'a-long-name' }, body: { name: 'Ann' } }, field: 'club' },
  { input: { params: { club: 'rovers' }, query: { times: 4 }, body: { name: 'Ann' } }, field: 'times' },
  { input: { params: { club: 'rovers' }, body: { name: ' ' } }, field: 'name' },
  { input: { params: { club: 'rovers' } }, field: 'name' },
  { input: { params: { club: 'a\0b' }, body: { name: 'Ann' } }, field: 'club' },
  { input: { params: { club: 'rovers' }, body: { name: 'Ann \ud83d' } }, field: 'name' },
  { input: { params: { club: 'rovers' }, query: { to: ['x', '\0'] }, body: { name: 'Ann' } }, field: 'to.1' },
])(
  'a value that does not fit is refused by its name, $field, before the handler sees it',
  async ({ input, field }) => {
    greeting.mockClear()
    const endpoints = new Endpoints([served()], options)
    const refusal = await endpoints.call(greet, input as never, caller).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      status: 422,
      code: 'invalid_data',
      errors: { [field]: expect.any(String) },
    })
    expect(greeting).not.toHaveBeenCalled()
  },
)

test('a call over HTTP and one within the process pass the same gate', async () => {
  const endpoints = new Endpoints([served()], options)
  const app = await over(endpoints)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

  const good = await post('/api/v2/clubs/rovers/greetings?times=2', { name: 'Ann' })
  const direct = await endpoints.call(
    greet,
    { params: { club: 'rovers' }, query: { times: 2 }, body: { name: 'Ann' } },
    caller,
  )
  expect(good.json()).toEqual(direct)

  const bad = await post('/api/v1/clubs/rovers/greetings?times=9', { name: 'Ann' })
  const refused = await endpoints
    .call(greet, { params: { club: 'rovers' }, query: { times: 9 }, body: { name: 'Ann' } }, caller)
    .catch((error: unknown) => error as Refusal)
  expect(bad.statusCode).toBe(422)
  expect(bad.json()).toEqual({
    error_code: 'invalid_data',
    message: expect.any(String),
    errors: (refused as Refusal).errors,
  })
  await app.close()
})

test('both kinds of call draw on the same allowance', async () => {
  const limiter = new RateLimiter(() => 0)
  const take = vi.spyOn(limiter, 'take')
  const endpoints = new Endpoints([served()], { limiter, checkReplies: true })
  const app = await over(endpoints)
  await endpoints.call(
    greet,
    { params: { club: 'rovers' }, body: { name: 'Ann' } },
    { ...caller, address: '127.0.0.1' },
  )
  await app.inject({ method: 'POST', url: '/api/v2/clubs/rovers/greetings', payload: { name: 'Ann' } })
  expect(take.mock.calls).toEqual([
    ['read', '127.0.0.1'],
    ['read', '127.0.0.1'],
  ])

  take.mockReturnValue(7)
  const refused = await app.inject({
    method: 'POST',
    url: '/api/v2/clubs/rovers/greetings',
    payload: { name: 'Ann' },
  })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7'])
  expect(refused.json()).toMatchObject({ error_code: 'too_many_requests' })
  await expect(
    endpoints.call(greet, { params: { club: 'rovers' }, body: { name: 'Ann' } }, caller),
  ).rejects.toMatchObject({ status: 429 })
  await app.close()
})

test('lists in a query are read, and nothing in it grows deep or wide', () => {
  expect(parseQuery('to[]=Ann&to[]=Bob')).toEqual({ to: ['Ann', 'Bob'] })
  expect(parseQuery('__proto__[x]=1&constructor[prototype][x]=1')).toEqual({})
  expect(JSON.stringify(parseQuery(`a${'[b]'.repeat(50)}=1`)).length).toBeLessThan(250)
  expect(Object.keys(parseQuery(Array.from({ length: 500 }, (_, at) => `k${at}=1`).join('&')))).toHaveLength(
    100,
  )
})

test('an endpoint without a guard stops the start', () => {
  const unguarded = { ...served(), guard: undefined } as unknown as ServedEndpoint
  expect(() => new Endpoints([unguarded], options)).toThrow('The endpoint greet declares no guard')
})

test('OPEN-002 an endpoint of the back office that names no right does not compile, and stops the start', () => {
  const unopened = [
    // @ts-expect-error: somebody has to say which right
    office(undefined),
    // @ts-expect-error: none is not said by an empty list
    office([]),
    // @ts-expect-error: a rate is no right
    office('read'),
    // @ts-expect-error: nobody can be given it
    ownPeople(['money', 'unheard-of']),
    { ...office('money'), needs: undefined } as unknown as ReturnType<typeof office>,
  ]
  for (const guard of unopened)
    expect(() => new Endpoints([serve(greet, guard, greeting)], options)).toThrow(
      'The endpoint greet names no right that there is',
    )
})

test('the rate is the method’s where the guard says none', () => {
  const look = endpoint({ ...greet, name: 'look', method: 'GET' })
  expect(serve(look, office('money'), greeting).guard.rate).toBe('read')
  expect(serve(greet, office('money'), greeting).guard.rate).toBe('write')
  expect(serve(greet, ownPeople('money'), greeting).guard.rate).toBe('write')
  expect(serve(greet, office('money', { rate: 'search' }), greeting).guard.rate).toBe('search')
})

test('two endpoints of one name stop the start', () => {
  expect(() => new Endpoints([served(), served()], options)).toThrow('The endpoint greet is served twice')
})

test('an endpoint that nobody serves is a fault, not a refusal', async () => {
  const call = new Endpoints([], options).call(
    greet,
    { params: { club: 'rovers' }, body: { name: 'Ann' } },
    caller,
  )
  await expect(call).rejects.toThrow('No endpoint is called greet')
})

test('a reply that breaks the contract fails where replies are checked, and tells the caller nothing', async () => {
  const broken = serve(greet, PUBLIC, async () => ({ text: 7 }) as never)
  const input = { params: { club: 'rovers' }, body: { name: 'Ann' } }
  await expect(new Endpoints([broken], options).call(greet, input, caller)).rejects.toThrow(z.ZodError)
  const app = await over(new Endpoints([broken], options))
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/clubs/rovers/greetings',
    payload: { name: 'Ann' },
  })
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    error_code: 'internal_error',
    message: 'An error has occurred',
    request_id: expect.any(String),
  })
  await app.close()
  // Live, a reply costs no second look.
  const unchecked = new Endpoints([broken], { limiter: null, checkReplies: false })
  expect(await unchecked.call(greet, input, caller)).toEqual({ text: 7 })
})

test('whoever calls what is not there, or with a broken body, is told so in the envelope', async () => {
  const app = await over(new Endpoints([served()], options))
  for (const url of ['/api/v2/nothing', '/api/v3/clubs/rovers/greetings', '/api/', '/elsewhere']) {
    const reply = await app.inject({ method: 'DELETE', url })
    expect([reply.statusCode, reply.json().error_code], url).toEqual([404, 'not_found'])
  }
  const url = '/api/v2/clubs/rovers/greetings'
  const broken = await app.inject({
    method: 'POST',
    url,
    payload: '{"name":',
    headers: { 'content-type': 'application/json' },
  })
  expect([broken.statusCode, broken.json().error_code]).toEqual([400, 'bad_request'])
  const odd = await app.inject({
    method: 'POST',
    url,
    payload: '<x/>',
    headers: { 'content-type': 'text/xml' },
  })
  expect([odd.statusCode, odd.json().error_code]).toEqual([415, 'bad_request'])
  await app.close()
})
