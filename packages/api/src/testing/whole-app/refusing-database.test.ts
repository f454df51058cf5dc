import pg from 'pg'
import { sendMessage } from '@clubhouse/contract/messages/contact'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { FakeWeb, ownPage } from '../fake-web.ts'
import { signIn } from '../sign-in.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { testDatabaseKind } from '../test-database.ts'

const HOST = 'dunvarra.clubhouse.test'
const INTERNALS = /53\d00|58030|25006|could not extend|read-only|postgres|Failed query|insert into|\.ts\b/i
const MESSAGE = {
  content: 'When is training on?',
  sender: 'Síle Corrib',
  sender_email: 'sile@home.example',
  sender_phone: null,
  subject: 'Website contact form',
}

let app: TestApp
let bearer: string
let lines: { level: number; err?: { kind?: string; message: string } }[] = []
const web = new FakeWeb(async (_request, { call }) => {
  await call(sendMessage, { params: { club: 'dunvarra' }, body: MESSAGE })
  return ownPage('<p>Sent</p>')
})
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
  app = await openTestApp({ web, logTo, environment: { RATE_LIMITS: 'false' } })
  bearer = (await signIn(app, 'brid@home.example')).access_token
})
afterAll(() => app.close())
beforeEach(() => {
  lines = []
})

const get = (url: string) => app.server.inject({ url, headers: { host: HOST } })
const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  app.server.inject({
    method,
    url,
    payload,
    headers: { host: HOST, origin: `http://${HOST}`, authorization: `Bearer ${bearer}` },
  })

/** What people do that has to be written down. */
const WRITES = {
  'sign in': () =>
    send('POST', '/api/oauth/token', {
      grant_type: 'password',
      username: 'kwame@home.example',
      password: DEMO_PASSWORD,
    }),
  'change their details': () => send('PATCH', '/api/v2/member', { first_name: 'Bríd' }),
  'ask for a code': () =>
    send('POST', '/api/v2/user/authentication/recovery', { email: 'kwame@home.example' }),
  'write to the club': () => send('POST', '/api/v2/store/dunvarra/messages', MESSAGE),
  'send a form to a page': () => send('POST', '/contact', {}),
}

async function expectAllRefused(sqlState: string, reason: string) {
  for (const [what, write] of Object.entries(WRITES)) {
    lines = []
    const reply = await write()
    expect([what, reply.statusCode, reply.headers['retry-after']]).toEqual([what, 503, '5'])
    expect(reply.body).not.toMatch(INTERNALS)
    // The operator reads which error it was, and nothing of the person.
    const faults = lines.filter(({ level }) => level >= 50)
    expect(faults.length, what).toBeGreaterThan(0)
    for (const { err } of faults)
      expect(err, what).toMatchObject({ kind: sqlState, message: 'database error' })
    expect(JSON.stringify(lines)).not.toContain('home.example')
  }
  const ready = await get('/readyz')
  expect([ready.statusCode, ready.json().reason]).toEqual([503, reason])
  // What only reads goes on.
  expect((await get('/api/v2/store/dunvarra')).statusCode).toBe(200)
  expect((await get('/healthz')).statusCode).toBe(200)
}

async function expectRecovered() {
  for (const [what, write] of Object.entries(WRITES))
    expect([what, (await write()).statusCode]).toEqual([what, 200])
  app.setClock(new Date(app.parts.clock.now().getTime() + 15_000))
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
}

describe('while the database has no room', () => {
  beforeAll(async () => {
    await app.asOwner(
      `create function no_room() returns trigger language plpgsql as $$ begin
        raise exception using errcode = current_setting('test.refusal'), message = 'could not extend file for ' || new::text;
      end $$`,
    )
  })
  const onEveryTable = (statement: string) =>
    app.asOwner(
      `do $$ declare t text; begin
        for t in select tablename from pg_tables where schemaname = 'public' loop execute format('${statement}', t); end loop;
      end $$`,
    )
  const makeRoom = () => onEveryTable('drop trigger if exists no_room on %I')
  const refuse = async (sqlState: string) => {
    await app.asOwner(`alter function no_room() set test.refusal = '${sqlState}'`)
    await onEveryTable(
      'create trigger no_room before insert or update on %I for each row execute function no_room()',
    )
  }
  afterEach(makeRoom)

  test.each(['53100', '53200', '58030'])(
    '%s: whatever is written is answered 503, it is not ready, the log names the SQLSTATE, and it recovers',
    async (sqlState) => {
      expect((await get('/readyz')).statusCode).toBe(200)
      await refuse(sqlState)
      await expectAllRefused(sqlState, `the database refuses writes (${sqlState})`)
      await makeRoom()
      await expectRecovered()
    },
  )
})

describe.skipIf(testDatabaseKind() === 'embedded')(
  'while the database is read-only (PostgreSQL only: the embedded one has nobody to fail over to)',
  () => {
    /** As an operator, whose own line may write. */
    const operate = async (text: string) => {
      const client = new pg.Client({
        connectionString: app.databaseUrl ?? '',
        options: '-c default_transaction_read_only=off',
      })
      await client.connect()
      const [{ name } = { name: '' }] = (await client.query('select current_database() as name')).rows
      await client.query(text.replace('$database', name))
      // Lines that are open keep what they began with; after a failover there are none.
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await client.end()
    }

    test('25006: the same, and readiness asks for it rather than waiting for a write to fail', async () => {
      await operate('alter database $database set default_transaction_read_only = on')
      await eventually(async () =>
        expect((await get('/readyz')).json().reason).toBe('the database is read-only'),
      )
      await eventually(async () => expect((await get('/api/v2/store/dunvarra')).statusCode).toBe(200))
      await eventually(async () =>
        expect((await send('PATCH', '/api/v2/member', { first_name: 'Bríd' })).statusCode).toBe(503),
      )
      await expectAllRefused('25006', 'the database is read-only')
      await operate('alter database $database reset default_transaction_read_only')
      await eventually(async () =>
        expect((await send('PATCH', '/api/v2/member', { first_name: 'Bríd' })).statusCode).toBe(200),
      )
      await expectRecovered()
    })
  },
)
