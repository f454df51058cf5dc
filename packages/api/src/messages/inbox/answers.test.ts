import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetIn } from '#people/retention/keep-times.ts'
import type { Writing } from '#site/drafts/port.ts'
import { type InboxClient, openInboxClient, SENDER, writeToClub } from '#testing/clients/inbox-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { answerMessage } from './answer-message.ts'

const lines: string[] = []
let app: TestApp
let tadhg: InboxClient
let orla: InboxClient
beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'false', LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  tadhg = await openInboxClient(app)
  orla = await openInboxClient(app, { who: 'orla@dunvarra.example' })
  for (const table of ['contact_messages', 'audit_events', 'outbox'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

test('an answer goes by mail to whoever wrote, and stands in the thread with who gave it and when', async () => {
  const id = await writeToClub(app, 'When is training?')
  const { status, body } = await orla.answer(id, { content: ' On Monday\r\nat seven.\n\nSee you! ' })
  expect(status).toBe(200)
  expect(body.replies).toMatchObject([
    {
      content: 'On Monday\nat seven.\n\nSee you!',
      sent_by: 'Orla Fennick',
      sent_at: expect.stringMatching(/^2026-11-15T12:0/),
    },
  ])
  const at = body.replies[0].sent_at
  expect(body).toMatchObject({ answered_at: at, read_at: at, done_at: null })
  expect(body.assigned_to.name).toBe('Orla Fennick')
  const [mail, ...more] = await mailsTo(app, SENDER)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    id: body.replies[0].reply_id,
    subject: 'Re: Website contact form',
    from_name: 'Dunvarra Rovers FC',
    reply_to: 'hello@dunvarra.example',
  })
  expect(mail?.text).toContain('On Monday\nat seven.\n\nSee you!')
  expect(mail?.text).toContain('> When is training?')
  expect(mail?.headers).toEqual({})
})

test('a second answer names the mails before it, so that they are read together', async () => {
  const id = await writeToClub(app, 'When is training?')
  const [a, b, c] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const [seen, reply] of [a, b, c].entries()) {
    app.setClock(new Date(TEST_NOW.getTime() + seen * 60_000))
    await tadhg.answer(id, { reply_id: reply, seen_replies: seen })
  }
  const mails = await mailsTo(app, SENDER)
  const headersOf = (reply: string) => mails.find((mail) => mail.id === reply)?.headers
  const name = (reply: string) => `<${reply}@demo.example>`
  expect(headersOf(b)).toEqual({ 'In-Reply-To': name(a), References: name(a) })
  expect(headersOf(c)).toEqual({ 'In-Reply-To': name(b), References: `${name(a)} ${name(b)}` })
})

test('pressed twice it goes once; sent and done in one press', async () => {
  const id = await writeToClub(app, 'Hello')
  const press = { reply_id: crypto.randomUUID(), done: true }
  const pressed = await Promise.all([1, 2, 3].map(() => tadhg.answer(id, press)))
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await tadhg.read(id)).replies).toHaveLength(1)
  expect((await tadhg.read(id)).done_at).not.toBeNull()
  expect(await mailsTo(app, SENDER)).toHaveLength(1)
  expect(await tadhg.audited('message-answered')).toHaveLength(1)
  const other = await writeToClub(app, 'Another')
  expect((await tadhg.answer(other, press)).body.error_code).toBe('idempotency_conflict')
  expect((await tadhg.read(other)).replies).toEqual([])
})

test('what somebody answered meanwhile is said, and not answered again', async () => {
  const id = await writeToClub(app, 'Hello')
  app.setClock(new Date('2026-11-15T14:02:00Z'))
  await tadhg.answer(id)
  const late = await orla.answer(id, { content: 'On Tuesday' })
  expect([late.status, late.body.error_code]).toEqual([409, 'answered_meanwhile'])
  expect(late.body.message).toBe('Tadhg answered at 14:02. Your answer hasn’t gone: read theirs first.')
  expect(await mailsTo(app, SENDER)).toHaveLength(1)
  expect((await orla.answer(id, { content: 'And bring boots', seen_replies: 1 })).status).toBe(200)
})

describe('of two who answer at the same moment', () => {
  test('one is told of the other', async () => {
    const id = await writeToClub(app, 'Hello')
    const both = await Promise.all([tadhg.answer(id), orla.answer(id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await mailsTo(app, SENDER)).toHaveLength(1)
  })

  test.skipIf(testDatabaseKind() === 'embedded')(
    'both would be sent without holding the message (negative control)',
    async () => {
      const { db, audit, clock } = app.parts
      const [userId = ''] = (
        await app.asOwner<{ id: string }>("select id from users where email = 'orla@dunvarra.example'")
      ).map((user) => user.id)
      const answer = (id: string) =>
        db.withClub(tadhg.accountId, (tx) =>
          answerMessage(
            tx,
            { clubId: tadhg.accountId, id },
            { reply_id: crypto.randomUUID(), content: 'Hello', seen_replies: 0, done: false },
            { audit, caller: { address: '', site: null }, userId, now: clock.now() } as unknown as Writing,
            { locks: false },
          ),
        )
      for (let round = 0; round < 20; round += 1) {
        const id = await writeToClub(app, `Hello ${round}`)
        await Promise.all([1, 2, 3, 4].map(() => answer(id)))
        if ((await tadhg.read(id)).replies.length > 1) return
      }
      expect.unreachable('the lock is not needed, or this proves nothing')
    },
  )
})

test.each([
  { content: ' \n ', said: 'Write your answer first' },
  { content: 'x'.repeat(5001), said: expect.any(String) },
])('an answer of "$content" is refused beside its field', async ({ content, said }) => {
  const id = await writeToClub(app, 'Hello')
  const { status, body } = await tadhg.answer(id, { content })
  expect([status, body.errors]).toEqual([422, { content: said }])
  expect(await mailsTo(app, SENDER)).toEqual([])
})

test('a club without an address answers too, and what is typed is text', async () => {
  await app.asOwner("update clubs set contact_email = null where slug = 'dunvarra'")
  const id = await writeToClub(app, '<script>alert(1)</script>')
  await tadhg.answer(id, { content: '"><img src=x onerror=alert(1)>' })
  const [mail] = await mailsTo(app, SENDER)
  expect(mail?.reply_to).toBeNull()
  expect(mail?.html).not.toMatch(/<script|<img src="?x/)
  expect(mail?.text).toContain('"><img src=x onerror=alert(1)>')
  await app.asOwner("update clubs set contact_email = 'hello@dunvarra.example' where slug = 'dunvarra'")
})

test('nothing of a message or an answer stands in the log or in the audit', async () => {
  const id = await writeToClub(app, 'Wombat matters')
  await tadhg.list('?filter=Wombat')
  await tadhg.answer(id, { content: 'Quokka business' })
  await app.parts.outbox.drain()
  const audited = await app.asOwner('select kind, detail from audit_events')
  expect(JSON.stringify(audited)).toContain('15 characters')
  for (const secret of ['Quokka', 'Wombat', SENDER, 'Síle']) {
    expect(JSON.stringify(audited)).not.toContain(secret)
    expect(lines.join('\n')).not.toContain(secret)
  }
})

test('answers go with their message after two years', async () => {
  await tadhg.answer(await writeToClub(app, 'Hello'))
  const later = new Date(TEST_NOW.getTime() + 732 * 86_400_000)
  const clubId = app.parts.registry.idOf('dunvarra') ?? ''
  await app.parts.db.withPlatform((tx) => forgetIn(tx, clubId, later, app.parts.personTables))
  expect(await app.asOwner('select id from message_replies')).toEqual([])
})
