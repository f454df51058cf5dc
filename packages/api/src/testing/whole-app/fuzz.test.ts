import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '@clubhouse/contract/endpoint'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { anyText } from '../fuzz/any-text.ts'
import { fitting, hostile, type JsonSchema, tried } from '../fuzz/from-schema.ts'
import { signIn } from '../sign-in.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

/** Of each call. */
const RUNS = runs(5, 1_000)

interface Parameter {
  name: string
  in: 'path' | 'query'
  schema: JsonSchema
}
interface Operation {
  operationId: string
  parameters: Parameter[]
  /** A form with a file has another type, and is sent JSON all the same. */
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } }
  /** What answers a file has no schema; its refusals are problems like all others. */
  responses: { 200: { content: { 'application/json'?: { schema: JsonSchema } } } }
}

let app: TestApp
let bearer: string
let operations: { method: string; path: string; operation: Operation }[]
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  const document: { paths: Record<string, Record<string, Operation>> } = (
    await app.server.inject('/api/openapi.json')
  ).json()
  // Whoever is signed in reaches the most.
  bearer = (await signIn(app, 'brid@home.example')).access_token
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
})
afterAll(() => app.close())

/** As a URL carries it; a lone surrogate cannot be sent at all. */
const written = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

/** Clubs that there are, so that not every call ends at an unknown one. */
const CLUB = fc.constantFrom('dunvarra', 'inishvarn')

function calls({ path, operation }: { path: string; operation: Operation }) {
  const places = (where: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === where)
        .map(({ name, schema }) => [
          name,
          name === 'club' ? fc.oneof(CLUB, CLUB, tried(schema)) : tried(schema),
        ]),
    )
  const schema = operation.requestBody?.content['application/json']?.schema
  return fc.record({
    url: fc
      .record(places('path'))
      .map((values) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(values[name]))),
    query: fc.record(places('query'), { requiredKeys: [] }),
    extra: fc.dictionary(anyText(6), hostile, { maxKeys: 2 }),
    body: schema ? fc.oneof(fitting(schema), hostile, fc.object({ maxDepth: 2 })) : fc.constant(undefined),
    version: fc.constantFrom('/v1/', '/v2/'),
  })
}

async function expectDeclared(method: string, url: string, body: unknown, reply: z.ZodType): Promise<number> {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) ?? '' }
  const headers = {
    host: 'dunvarra.clubhouse.test',
    authorization: `Bearer ${bearer}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = await app.server.inject({ method: method as 'GET', url, headers, ...payload })
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.headers['x-injected']).toBeUndefined()
  if (answer.statusCode === 200) reply.parse(answer.json())
  else expect(z.strictObject(Problem.shape).parse(answer.json())).toBeDefined()
  return answer.statusCode
}

test('whatever is sent to any call, the answer is the declared shape or the problem, and never a fault', async () => {
  expect(operations.length).toBeGreaterThan(0)
  const seen = new Set<number>()
  for (const one of operations) {
    const reply = z.fromJSONSchema(
      (one.operation.responses[200].content['application/json']?.schema ?? {}) as never,
    )
    await fc.assert(
      fc.asyncProperty(calls(one), async ({ url, query, extra, body, version }) => {
        const pairs = Object.entries({ ...extra, ...query }).map(
          ([name, value]) => `${written(name)}=${written(value)}`,
        )
        seen.add(
          await expectDeclared(one.method, `${url.replace('/v2/', version)}?${pairs.join('&')}`, body, reply),
        )
      }),
      { numRuns: RUNS, seed: 42 },
    )
  }
  // The calls were neither all refused nor all accepted, so both sides were tried.
  for (const status of [200, 404, 422]) expect([...seen]).toContain(status)
}, 600_000)

test('whatever path and query are sent below /api, the answer is JSON of ours and never a fault', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'v2',
      'v1',
      'store',
      'dunvarra',
      'articles',
      'sponsors',
      '..',
      '.',
      '',
      '%2e%2e',
      '%',
      '%zz',
      'oauth',
      'docs',
    ),
    anyText(12).map(written),
  )
  const query = fc.oneof(
    anyText().map(written),
    fc.constantFrom(
      'a[b][c][d][e]=1',
      'type[]=News&type[]=Page',
      '__proto__[x]=1',
      'page[]=1',
      'per_page[a]=1',
      '&&&===',
      '%',
      'page=%00',
    ),
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), query, method, async (pieces, search, verb) => {
      const url = `/api/${pieces.join('/')}?${search}`
      if (new URL(url, 'http://x').pathname.startsWith('/api/docs')) return
      await expectDeclared(verb, url, undefined, z.unknown())
    }),
    { numRuns: runs(300), seed: 43 },
  )
})
