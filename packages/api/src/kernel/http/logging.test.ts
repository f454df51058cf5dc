import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { articles } from '#site/content/tables.ts'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { OPEN_ROUTE } from './require-guards.ts'

const SECRETS = {
  email: 'aoife@example.ie',
  password: 'correct-horse-battery',
  token: 'tok_4f9a77',
  cookie: 'session-7c1d',
  code: '481516',
  mobile: '+353871234567',
  query: 'needle-in-the-query',
  address: '203.0.113.77',
}
let lines: string[] = []
let failure: unknown = null
let app: TestApp

beforeAll(async () => {
  const web = new FakeWeb(() => ownPage('a page'))
  app = await openTestApp({ web, logTo: { write: (line) => void lines.push(line) } })
  const { server } = app
  server.post('/fail', OPEN_ROUTE, () => {
    throw failure
  })
  server.post('/talk', OPEN_ROUTE, (request) => {
    const { email, password, token, mobile } = SECRETS
    request.log.info(
      {
        email,
        password,
        mobile,
        req: request,
        member: { email, first_name: 'Aoife' },
        deep: { in: { token } },
      },
      'somebody came',
    )
    return {}
  })
})
beforeEach(() => {
  lines = []
})
afterAll(() => app.close())

const tell = (url: string, method: 'GET' | 'POST' | 'PUT' = 'POST') =>
  app.server.inject({
    method,
    url: `${url}?token=${SECRETS.token}&q=${SECRETS.query}&email=${encodeURIComponent(SECRETS.email)}`,
    remoteAddress: SECRETS.address,
    headers: {
      host: 'dunvarra.clubhouse.test',
      cookie: `session=${SECRETS.cookie}`,
      authorization: `Bearer ${SECRETS.token}`,
      'x-forwarded-for': SECRETS.address,
    },
    ...(method === 'GET'
      ? {}
      : { payload: { email: SECRETS.email, password: SECRETS.password, code: SECRETS.code } }),
  })

function expectNothingPersonal(): void {
  const log = lines.join('')
  for (const [what, value] of Object.entries(SECRETS)) expect(log, what).not.toContain(value)
  expect(log).not.toContain(encodeURIComponent(SECRETS.email))
}

test.each([
  { url: '/api/v2/store/dunvarra', method: 'GET' },
  { url: '/api/v2/store/nobody', method: 'GET' },
  { url: '/api/v2/nothing', method: 'POST' },
  { url: '/api/v2/store/%E0%A4%A', method: 'GET' },
  { url: '/news/fees', method: 'GET' },
  { url: '/news/fees', method: 'PUT' },
  { url: '/readyz', method: 'GET' },
  { url: '/talk', method: 'POST' },
] as const)(
  '$method $url leaves a line without address, query, cookie, token or body',
  async ({ url, method }) => {
    await tell(url, method)
    expectNothingPersonal()
  },
)

const KEY = 'a-key-that-was-mailed-to-one'
const THING = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a31'

/** What stands in an address for a door that it opens, by its name in the contract. */
const keyed = () =>
  app.parts.endpoints.all.flatMap(({ endpoint: { method, path } }) =>
    /\{(?:key|token)\}/.test(path) ? [{ method, path }] : [],
  )

test('a key in the address of an endpoint is in no line, whichever endpoint it opens', async () => {
  expect(keyed().map(({ path }) => path)).toContain('/store/{club}/pay-links/{link_id}/{key}')
  for (const { method, path } of keyed()) {
    const filled = path
      .replace(/\{(?:key|token)\}/, KEY)
      .replace('{club}', 'dunvarra')
      .replaceAll(/\{\w+\}/g, THING)
    for (const version of ['v1', 'v2'])
      await tell(`/api/${version}${filled}`, method === 'GET' ? 'GET' : 'POST')
    expect(lines.join(''), path).toContain('[token]')
    expect(lines.join(''), path).not.toContain(KEY)
    lines = []
  }
})

test.each([
  `/pay/${THING}/${KEY}`,
  `/pay/${THING}/${KEY}.data`,
  `/pay/${THING}/${KEY}/call`,
  `/PAY/${THING}/${KEY}`,
  `/coming/${THING}/${KEY}`,
  `/card/${KEY}`,
  `/card/${KEY}.data`,
  `/calendar/${KEY}.ics`,
])('nor is one in the address of a page: %s', async (url) => {
  await tell(url, 'GET')
  const line = JSON.parse(lines.find((each) => each.includes('answered')) ?? '{}')
  expect(line.path).toContain('[token]')
  expect(lines.join('')).not.toContain(KEY)
})

test.each(['/card/list', '/card/list.data', '/card', '/pay', '/news/pay/first'])(
  'where there is none the line says what was asked: %s',
  async (url) => {
    await tell(url, 'GET')
    expect(JSON.parse(lines.find((each) => each.includes('answered')) ?? '{}').path).toBe(url)
  },
)

test('a line says where and what was asked, by which process it was answered, how and how long it took', async () => {
  const reply = await tell('/api/v2/store/nobody', 'GET')
  expect(reply.statusCode).toBe(404)
  const line = JSON.parse(lines.find((each) => each.includes('answered')) ?? '{}')
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    site: 'club:dunvarra',
    reqId: expect.any(String),
    method: 'GET',
    path: '/api/v2/store/nobody',
    status: 404,
    ms: expect.any(Number),
    msg: 'answered',
  })
})

test('what a line is asked to say of a person is hidden, the rest is told', async () => {
  await tell('/talk')
  expect(lines.join('')).toContain('"email":"[hidden]"')
  expect(lines.join('')).toContain('somebody came')
})

test('a fault is logged with its place and the id that the caller was given', async () => {
  failure = new Error('the roof fell in')
  const reply = await tell('/fail')
  const line = JSON.parse(lines.find((each) => each.includes('roof')) ?? '{}')
  expect(line).toMatchObject({
    level: 50,
    reqId: reply.json().request_id,
    err: { message: 'the roof fell in' },
  })
  expect(line.err.stack).toContain('logging.test.ts')
  expectNothingPersonal()
})

test('a database error quotes the row, so its text is hidden and its code stays', async () => {
  const slug = `the-story-of-${SECRETS.email}`
  const [club] = await app.asOwner<{ id: string }>("select id from clubs where slug = 'dunvarra'")
  const row = { clubId: club?.id ?? '', id: crypto.randomUUID(), type: 'News', slug, title: SECRETS.password }
  failure = await app.parts.db
    .withClub(row.clubId, async (tx) => {
      await tx.insert(articles).values(row)
      await tx.insert(articles).values({ ...row, id: crypto.randomUUID() })
    })
    .catch((error: unknown) => error)
  expect(String(failure)).toContain(SECRETS.email)
  await tell('/fail')
  expectNothingPersonal()
  expect(JSON.parse(lines.find((each) => each.includes('database error')) ?? '{}')).toMatchObject({
    level: 50,
  })
})

test('a statement that never arrived tells its values no more than one that was refused', async () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  failure = new DrizzleQueryError('insert into people values ($1)', [SECRETS.email, SECRETS.password], lost)
  expect(await tell('/fail')).toMatchObject({ statusCode: 503 })
  failure = new Error('saving failed', { cause: new Error('wrapped', { cause: failure }) })
  await tell('/fail')
  expectNothingPersonal()
})

test('a value that PostgreSQL cannot read is not quoted either', async () => {
  const [club] = await app.asOwner<{ id: string }>("select id from clubs where slug = 'dunvarra'")
  const read = app.parts.db.withClub(club?.id ?? '', (tx) => tx.execute(sql`select ${SECRETS.email}::uuid`))
  failure = await read.catch((error: unknown) => error)
  await tell('/fail')
  expectNothingPersonal()
  failure = await app.parts.db
    .read({ name: '', text: 'select $1::uuid' }, [SECRETS.email])
    .catch((error: unknown) => error)
  await tell('/fail')
  expectNothingPersonal()
})

test.each([
  { given: 'proxy-7f3a.2210', isTaken: true },
  { given: 'short', isTaken: false },
  { given: 'two\tparts of it', isTaken: false },
  { given: 'a'.repeat(129), isTaken: false },
])(
  'the id $given of a proxy is taken for its own: $isTaken; the reply and the log name the same',
  async ({ given, isTaken }) => {
    const reply = await app.server.inject({
      url: '/api/v2/store/nobody',
      headers: { host: 'dunvarra.clubhouse.test', 'x-request-id': given },
    })
    const id = reply.headers['x-request-id']
    expect(id === given).toBe(isTaken)
    expect(JSON.parse(lines.find((each) => each.includes('answered')) ?? '{}').reqId).toBe(id)
  },
)
