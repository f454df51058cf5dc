import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { declareOpen, OPEN_ROUTE, requireGuards } from './require-guards.ts'

const answer = () => 'here'

test('a route without a guard stops the start and is named', async () => {
  const app = Fastify()
  requireGuards(app)
  app.get('/open', OPEN_ROUTE, answer)
  app.get('/forgotten', answer)
  await app.register(async (scope) => void scope.post('/deep', answer), { prefix: '/also' })
  await expect(app.ready()).rejects.toThrow(
    /^These routes declare no guard: .*GET \/forgotten.*POST \/also\/deep/,
  )
})

test('with every guard declared it starts', async () => {
  const app = Fastify()
  requireGuards(app)
  app.get('/open', OPEN_ROUTE, answer)
  await app.register(async (scope) => {
    declareOpen(scope)
    scope.get('/library', answer)
  })
  await app.ready()
  expect((await app.inject('/library')).body).toBe('here')
  await app.close()
})

test('what a library adds is open in its own scope only', async () => {
  const app = Fastify()
  requireGuards(app)
  await app.register(async (scope) => declareOpen(scope))
  app.get('/beside', answer)
  await expect(app.ready()).rejects.toThrow('GET /beside')
})

describe('the whole server', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp()
  })
  afterEach(() => app.close())

  test('starts', async () => {
    await app.server.ready()
    expect((await app.server.inject('/healthz')).statusCode).toBe(200)
  })

  test('does not start with one route too many', async () => {
    app.server.get('/backdoor', answer)
    await expect(app.server.ready()).rejects.toThrow('These routes declare no guard: GET /backdoor')
  })
})
