import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MessageSummary } from '@clubhouse/contract/messages/office/messages'
import { statementCounter } from '#testing/counted.ts'
import { type InboxClient, openInboxClient, writeToClub } from '#testing/clients/inbox-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let tadhg: InboxClient
let orla: InboxClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  tadhg = await openInboxClient(app)
  orla = await openInboxClient(app, { who: 'orla@dunvarra.example' })
  for (const table of ['contact_messages', 'audit_events', 'outbox'])
    await app.asOwner(`delete from ${table}`)
})

const idOf = async (email: string): Promise<string> =>
  (await app.asOwner<{ id: string }>('select id from users where email = $1', [email]))[0]?.id ?? ''
const sendersOf = (body: { items: MessageSummary[] }) => body.items.map(({ sender }) => sender)

test('what came by the contact form stands in the list, unread and with how it begins; asking changes nothing', async () => {
  const id = await writeToClub(app, `When is  training?\n\n${'My two would like to come. '.repeat(9)}Thanks`)
  const { status, body } = await tadhg.list()
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    { message_id: id, sender: 'Síle Ní Fhearra', read_at: null, assigned_to: null, replies: 0 },
  ])
  expect(body.items[0].excerpt).toMatch(/^When is training\? My two/)
  expect(body.items[0].excerpt).toHaveLength(140)
  expect(body.counts).toEqual({ all: 1, unread: 1, open: 1, mine: 0, waiting: 1, done: 0 })
  const message = await tadhg.read(id)
  expect(message).toMatchObject({ read_at: null, replies: [], revision: 0, next_unread: null })
  expect(message.colleagues.map(({ name }) => name)).toContain('Orla Fennick')
  expect((await tadhg.list()).body.counts.unread).toBe(1)
})

test('reading is a call of its own, and the first reader counts; then the one that waited longest comes next', async () => {
  const first = await writeToClub(app, 'First')
  app.setClock(new Date(TEST_NOW.getTime() + 60_000))
  const second = await writeToClub(app, 'Second')
  const third = await writeToClub(app, 'Third')
  const read = await tadhg.markRead(third)
  expect(read.body).toMatchObject({ read_at: expect.stringMatching(/T12:01:/), next_unread: first })
  app.setClock(new Date(TEST_NOW.getTime() + 120_000))
  expect((await orla.markRead(third)).body.read_at).toBe(read.body.read_at)
  await tadhg.markRead(first)
  expect((await tadhg.read(first)).next_unread).toBe(second)
})

describe('TABLE-11 the list', () => {
  beforeEach(async () => {
    await writeToClub(app, 'Boots 100% found', { sender: 'Anna Wren', email: 'anna@home.example' })
    const mine = await writeToClub(app, 'Pitch hire', { sender: 'Bren Oak', email: 'bren@home.example' })
    const done = await writeToClub(app, 'Thank you', { sender: 'Cara Elm', email: 'cara@home.example' })
    await tadhg.change(mine, { revision: 0, assigned_to: await idOf('tadhg@dunvarra.example') })
    await tadhg.change(done, { revision: 0, done: true })
    await tadhg.markRead(mine)
    await writeToClub(app, 'Of the other club', { club: 'inishvarn', sender: 'Dara Ash' })
  })

  test.each([
    { query: '?sort=sender&sort_direction=asc', found: ['Anna Wren', 'Bren Oak', 'Cara Elm'] },
    { query: '?state=unread', found: ['Anna Wren'] },
    { query: '?state=open&sort=sender', found: ['Bren Oak', 'Anna Wren'] },
    { query: '?state=mine', found: ['Bren Oak'] },
    { query: '?state=done', found: ['Cara Elm'] },
    { query: '?assigned_to=me', found: ['Bren Oak'] },
    { query: '?assigned_to=nobody&state=open', found: ['Anna Wren'] },
    { query: '?filter=100%25', found: ['Anna Wren'] },
    { query: '?filter=PITCH', found: ['Bren Oak'] },
    { query: '?filter=cara@home', found: ['Cara Elm'] },
    { query: '?filter=website%20contact&per_page=1&page=2&sort=sender', found: ['Bren Oak'] },
    { query: '?filter=ash', found: [] },
  ])('$query finds $found', async ({ query, found }) => {
    expect(sendersOf((await tadhg.list(query)).body)).toEqual(found)
  })

  test('mine is that of whoever asks, and somebody else’s is found by their id', async () => {
    expect(sendersOf((await orla.list('?state=mine')).body)).toEqual([])
    const whose = await idOf('tadhg@dunvarra.example')
    expect(sendersOf((await orla.list(`?assigned_to=${whose}`)).body)).toEqual(['Bren Oak'])
  })

  test('is one statement with its counts, and so is a thread', async () => {
    const { body } = await tadhg.list()
    expect(body.counts).toEqual({ all: 3, unread: 1, open: 2, mine: 1, waiting: 2, done: 1 })
    for (const call of [() => tadhg.list('?state=open'), () => tadhg.read(body.items[0].message_id)]) {
      const sent = await statements.during(call)
      expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
    }
  })
})

describe('a message is given to somebody, and done', () => {
  test('who looks after it is one of those who run the club, or nobody; the log says who had it and who has it', async () => {
    const id = await writeToClub(app, 'Secret words')
    const whose = await idOf('orla@dunvarra.example')
    const given = await tadhg.change(id, { revision: 0, assigned_to: whose })
    expect(given.body).toMatchObject({ assigned_to: { user_id: whose, name: 'Orla Fennick' }, revision: 1 })
    expect((await tadhg.change(id, { revision: 1, assigned_to: null })).body.assigned_to).toBeNull()
    expect((await tadhg.audited('message-%')).map(({ detail }) => detail['Assigned to'])).toEqual([
      'nobody → Orla Fennick',
      'Orla Fennick → nobody',
    ])
  })

  test.each(['brid@home.example', 'hana@inishvarn.example'])('%s cannot be given it', async (email) => {
    const id = await writeToClub(app, 'Hello')
    const { status, body } = await tadhg.change(id, { revision: 0, assigned_to: await idOf(email) })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['assigned_to']])
    expect(await tadhg.read(id)).toMatchObject({ assigned_to: null, revision: 0 })
    expect(await tadhg.audited('message-%')).toEqual([])
  })

  test('done and open again, by whom and when', async () => {
    const id = await writeToClub(app, 'Hello')
    const { body } = await tadhg.change(id, { revision: 0, done: true })
    expect(body).toMatchObject({ done_at: expect.stringMatching(/^2026-11-15T12:/), done_by: 'Tadhg Marrin' })
    expect(body.read_at).not.toBeNull()
    const open = await tadhg.change(id, { revision: 1, done: false })
    expect(open.body).toMatchObject({ done_at: null, done_by: null, revision: 2 })
    expect((await tadhg.audited('message-%')).map(({ kind }) => kind)).toEqual([
      'message-done',
      'message-reopened',
    ])
  })

  test('on what somebody changed meanwhile nothing is written; what is so already is nobody’s conflict', async () => {
    const id = await writeToClub(app, 'Hello')
    await orla.change(id, { revision: 0, assigned_to: await idOf('orla@dunvarra.example') })
    const late = await tadhg.change(id, { revision: 0, assigned_to: await idOf('tadhg@dunvarra.example') })
    expect([late.status, late.body.error_code]).toEqual([409, 'changed_meanwhile'])
    expect((await tadhg.read(id)).assigned_to?.name).toBe('Orla Fennick')
    const same = await tadhg.change(id, { revision: 0, assigned_to: await idOf('orla@dunvarra.example') })
    expect([same.status, same.body.revision]).toEqual([200, 1])
  })
})

test('OPEN-121 another club sees and changes nothing of it', async () => {
  const id = await writeToClub(app, 'Ours')
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openInboxClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const before = await tadhg.read(id)
  const answers = [
    await other.ask(`/messages/${id}`),
    await other.markRead(id),
    await other.change(id, { revision: 0, done: true }),
    await other.answer(id),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await tadhg.read(id)).toEqual(before)
  expect((await other.list()).body.total).toBe(0)
})

test('V30 a message is given only to somebody who may open it: not to a coach', async () => {
  const id = await writeToClub(app, 'When is training?')
  const { colleagues, revision } = await tadhg.read(id)
  expect(colleagues.map(({ name }) => name)).not.toContain('Cormac Treacy')
  const cormac = await idOf('cormac@dunvarra.example')
  const { status, body } = await tadhg.change(id, { revision, assigned_to: cormac })
  expect([status, body.errors]).toEqual([422, { assigned_to: 'Choose someone who may open messages.' }])
})
