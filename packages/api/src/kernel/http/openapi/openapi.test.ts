import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@clubhouse/contract/endpoint'
import { listQuery } from '@clubhouse/contract/paging'
import { type SharedApp, sharedApp } from '#testing/shared-app.ts'
import { serve } from '../endpoints.ts'
import { anyone } from '../guard.ts'
import { openApiDocument } from './openapi.ts'

/** What OpenAPI 3.1 asks of the parts that we write. */
const Schema = z.record(z.string(), z.unknown())
const Content = z.strictObject({ 'application/json': z.strictObject({ schema: Schema }) })
const Form = z.strictObject({ 'multipart/form-data': z.strictObject({ schema: Schema }) })
const Bare = z.strictObject({ schema: z.strictObject({}) })
const File = z.union([
  z.strictObject({ 'application/pdf': Bare }),
  z.strictObject({ 'application/zip': Bare }),
  z.strictObject({ 'text/calendar': Bare }),
  z.strictObject({ 'text/csv; charset=utf-8': Bare }),
])
const Reference = z.strictObject({ $ref: z.string() })
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w+$/i),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: Schema,
      style: z.literal('form').optional(),
      explode: z.literal(true).optional(),
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: z.union([Content, Form]) }).optional(),
  security: z.array(z.record(z.string(), z.array(z.never()))),
  responses: z.record(
    z.string(),
    z.union([z.strictObject({ description: z.string(), content: z.union([Content, File]) }), Reference]),
  ),
})
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({
    title: z.string(),
    version: z.string(),
    license: z.looseObject({ name: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string().min(10) })),
  paths: z.record(
    // API-01: two calls have no version segment.
    z.string().regex(/^\/api\/(v2|oauth|saml)\//),
    z.partialRecord(z.enum(['get', 'post', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), Schema),
    responses: z.record(z.string(), z.strictObject({ description: z.string(), content: Content })),
  }),
})

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})
const document = async () => Document.parse((await app.server.inject('/api/openapi.json')).json())

test('the document has the shape of OpenAPI 3.1', async () => {
  expect((await app.server.inject('/api/openapi.json')).headers['content-type']).toContain('application/json')
  const { tags, paths } = await document()
  const used = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation?.tags ?? []),
  )
  expect(new Set(used)).toEqual(new Set(tags.map((tag) => tag.name)))
})

test('the page for people shows the same document', async () => {
  const shown = await app.server.inject('/api/docs/json')
  expect(shown.json()).toEqual(await document())
  expect((await app.server.inject('/api/docs/yaml')).body).toContain('openapi: 3.1')
  expect((await app.server.inject('/api/docs/')).statusCode).toBe(200)
})

test('every endpoint is listed under its path and name, with its answer and the problem', async () => {
  const { paths } = await document()
  const listed = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => operation?.operationId),
  )
  const served = app.parts.endpoints.all
  expect(listed.toSorted()).toEqual(served.map(({ endpoint: { name } }) => name).toSorted())
  for (const { endpoint: one } of served) {
    const operation = Operation.parse(
      paths[`/api${one.hasVersion ? '/v2' : ''}${one.path}`]?.[one.method.toLowerCase() as 'get'],
    )
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '422', 'default']))
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(one.path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
  }
})

const placeOf = (target: string) => z.enum(['schemas', 'responses']).parse(target.split('/').at(-2))

test('who may call is said by the guard: nothing for public reads, a bearer and two more refusals for the rest', async () => {
  const { paths } = await document()
  expect(paths['/api/v2/store/{club}']?.get?.security).toEqual([])
  expect(Object.keys(paths['/api/v2/store/{club}']?.get?.responses ?? {})).not.toContain('401')
  const own = paths['/api/v2/member']?.get
  expect(own?.security).toEqual([{ bearer: [] }])
  expect(Object.keys(own?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']))
})

test('a linter that we did not write finds no error in it', async () => {
  const { createConfig, lintFromString } = await import('@redocly/openapi-core')
  const config = await createConfig({ extends: ['recommended'] })
  const source = (await app.server.inject('/api/openapi.json')).body
  const problems = await lintFromString({ source, config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('every reference leads somewhere', async () => {
  const text = JSON.stringify(await document())
  const { components } = await document()
  const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
  expect(targets.length).toBeGreaterThan(0)
  for (const target of targets)
    expect(JSON.stringify(Object.keys(components[placeOf(target)]))).toContain(
      `"${target.split('/').at(-1)}"`,
    )
})

test('a list parameter is written with brackets, as it is sent', () => {
  const list = endpoint('GET /things', {
    name: 'listRecords',
    summary: 'Things',
    tag: 'Store',
    query: listQuery(['name']),
    reply: z.array(z.string()),
  })
  const guard = anyone('read')
  const { paths } = Document.parse(openApiDocument([serve(list, guard, async () => [])]))
  const parameters = paths['/api/v2/things']?.get?.parameters ?? []
  expect(parameters.map(({ name }) => name)).toEqual([
    'page',
    'per_page',
    'filter',
    'sort',
    'sort_direction',
    'ids[]',
  ])
  expect(parameters.at(-1)).toMatchObject({ style: 'form', explode: true, required: false })
})

test('a call that sends something has a body', () => {
  const send = endpoint('POST /things', {
    name: 'sendRecord',
    summary: 'Sends',
    tag: 'Store',
    body: z.object({ name: z.string() }),
    reply: z.object({}),
  })
  const guard = anyone('read')
  const { paths } = Document.parse(openApiDocument([serve(send, guard, async () => ({}))]))
  const content = paths['/api/v2/things']?.post?.requestBody?.content
  const schema = { type: 'object', required: ['name'] }
  expect(content).toMatchObject({ 'application/json': { schema } })
})

test('API-87 a call that sends a file is a form with a binary in it', async () => {
  const { paths } = await document()
  const content = paths['/api/v2/backoffice/images']?.post?.requestBody?.content
  const properties = { image: { type: 'string', format: 'binary' }, type: { type: 'string' } }
  expect(content).toMatchObject({ 'multipart/form-data': { schema: { required: ['image'], properties } } })
  expect(JSON.stringify(content)).not.toContain('filename')
})

test('people can read it at /api/docs, under a policy that runs no foreign script', async () => {
  const reply = await app.server.inject('/api/docs/')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('swagger')
  expect(reply.headers['content-security-policy']).toMatch(/script-src 'self'/)
})
