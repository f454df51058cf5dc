import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import { contactMessage } from '@clubhouse/domain/messages/contact/contact-rules'
import { mailsTo } from '#testing/mails.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { TAKES_NO_MESSAGES } from './send-message.ts'
import { storeMessage } from './store-message.ts'
import { forgetIn } from '#people/retention/keep-times.ts'

const CLUB_EMAIL = 'hello@dunvarra.example'
const ADDRESS = '203.0.113.9'
const MESSAGE: ContactMessage = {
  content: 'When is training?\n\nMy two would like to come.',
  sender: 'Síle Ní Fhearra',
  sender_email: 'sile@home.example',
  sender_phone: '353861234567',
  subject: 'Website contact form',
}

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    environment: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => app.close())
afterEach(async () => {
  await app.asOwner('delete from contact_messages')
  await app.asOwner('delete from outbox')
  await app.asOwner('delete from rate_counters')
  await app.asOwner(`update clubs set contact_email = '${CLUB_EMAIL}' where slug = 'dunvarra'`)
  await app.parts.mailbox?.clear()
  moveOn(0)
})

const moveOn = (ms: number) => app.setClock(new Date(TEST_NOW.getTime() + ms))
interface From {
  club?: string
  address?: string
  on?: string
}
const send = (message: object = {}, { club = 'dunvarra', address = ADDRESS, on = club }: From = {}) =>
  ask(
    app,
    `/v2/store/${club}/messages`,
    { ...MESSAGE, ...message },
    { on, headers: { 'x-forwarded-for': address } },
  )
const stored = () =>
  app.asOwner<{ content: string; sender: string }>(
    `select c.slug, m.sender, m.sender_email, m.sender_phone, m.subject, m.content, m.read_at
     from contact_messages m join clubs c on c.id = m.club_id order by m.created_at, m.content`,
  )

test('API-30 DATA-07 CONTACT-07 a message is kept for the club and mailed to it, and an answer goes to the sender', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { sent: true } })
  expect(await stored()).toEqual([{ slug: 'dunvarra', ...MESSAGE, read_at: null }])
  const [mail, ...more] = await mailsTo(app, CLUB_EMAIL)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: CLUB_EMAIL,
    reply_to: 'sile@home.example',
    from_name: 'Dunvarra Rovers FC',
    subject: 'Website contact form: Síle Ní Fhearra',
  })
  expect(mail?.text).toContain('When is training?\n\nMy two would like to come.')
  expect(await mailsTo(app, 'secretary@inishvarn.example')).toEqual([])
})

test('API-30 the club is that of the address, on whatever site the call is made', async () => {
  expect((await send({}, { club: 'inishvarn', on: 'dunvarra' })).status).toBe(200)
  expect(await stored()).toMatchObject([{ slug: 'inishvarn' }])
})

test('CONTACT-23 the message is trimmed, an email is tidied, no phone is null', async () => {
  await send({ content: '  Hello\r\nthere \n', sender_email: ' Sile@Home.Example ', sender_phone: '' })
  expect(await stored()).toMatchObject([
    { content: 'Hello\nthere', sender_email: 'sile@home.example', sender_phone: null },
  ])
})

test.each<{ id: string; sent: Partial<ContactMessage>; errors: Record<string, string> }>([
  { id: 'CONTACT-08', sent: { sender: ' ' }, errors: { sender: 'Please enter your name' } },
  { id: 'CONTACT-11', sent: { sender: 'Síle' }, errors: { sender: 'Please enter your surname' } },
  {
    id: 'CONTACT-09',
    sent: { sender: 'S N' },
    errors: { sender: 'Name must be at least 2 characters long' },
  },
  { id: 'CONTACT-14', sent: { sender_email: '' }, errors: { sender_email: 'Please enter your email' } },
  {
    id: 'CONTACT-15',
    sent: { sender_email: 'a@b' },
    errors: { sender_email: 'Email must be at least 4 characters long' },
  },
  {
    id: 'CONTACT-17',
    sent: { sender_email: 'sile@home.example\r\nBcc: all@home.example' },
    errors: { sender_email: 'Please enter a valid email address' },
  },
  {
    id: 'CONTACT-18',
    sent: { sender_phone: '+353 86' },
    errors: { sender_phone: 'Phone must consist of digits only' },
  },
  { id: 'CONTACT-20', sent: { content: '\n' }, errors: { content: 'Please enter your message' } },
  {
    id: 'CONTACT-22',
    sent: { content: 'x'.repeat(1501) },
    errors: { content: 'Message must be at most 1500 characters long' },
  },
  {
    id: 'CONTACT-06',
    sent: { subject: 'Cheap watches' },
    errors: { subject: 'The subject must be "Website contact form"' },
  },
  {
    id: 'OPEN-067',
    sent: { content: '', sender_email: 'x', sender: '' },
    errors: {
      sender: 'Please enter your name',
      sender_email: 'Email must be at least 4 characters long',
      content: 'Please enter your message',
    },
  },
])('$id the server refuses $sent by field', async ({ sent, errors }) => {
  const { status, body } = await send(sent)
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
  expect(body.error_code).toBe('invalid_data')
  expect(await stored()).toEqual([])
})

test('a club that has switched contact off takes no message, and an unknown one neither', async () => {
  await app.asOwner("update clubs set features = array_remove(features, 'Contact') where slug = 'inishvarn'")
  expect(await send({}, { club: 'inishvarn' })).toMatchObject({
    status: 403,
    body: { message: TAKES_NO_MESSAGES },
  })
  await app.asOwner("update clubs set features = array_append(features, 'Contact') where slug = 'inishvarn'")
  expect((await send({}, { club: 'nowhere', on: 'dunvarra' })).status).toBe(404)
  expect(await stored()).toEqual([])
})

test('whoever fills in what no person sees is thanked, and nothing is kept', async () => {
  expect(await send({ website: 'https://watches.example', content: '' })).toMatchObject({
    status: 200,
    body: { sent: true },
  })
  expect(await stored()).toEqual([])
  expect(await mailsTo(app, CLUB_EMAIL)).toEqual([])
  expect((await send({ website: '' })).status).toBe(200)
  expect(await stored()).toHaveLength(1)
})

test('a club without an address keeps its messages, and no mail goes', async () => {
  await app.asOwner("update clubs set contact_email = null where slug = 'dunvarra'")
  expect((await send()).status).toBe(200)
  expect(await stored()).toHaveLength(1)
  expect(await app.asOwner('select id from outbox')).toEqual([])
})

describe('OPEN-067 messages are limited', () => {
  const many = async (count: number, options: From = {}, from = 0) => {
    const statuses: number[] = []
    for (let at = from; at < from + count; at += 1)
      statuses.push((await send({ content: `Message ${at}` }, options)).status)
    return statuses
  }

  test('per address and minute, in words that the form can show', async () => {
    expect(await many(6)).toEqual([200, 200, 200, 200, 200, 429])
    const { body, headers } = await send({ content: 'One more' })
    expect(body.message).toBe('Too many requests. Please wait a moment and try again.')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(await many(1, { address: '203.0.113.10' }, 10)).toEqual([200])
    moveOn(61_000)
    expect(await many(1, {}, 20)).toEqual([200])
  })

  test('what was refused for a slip, and what a machine sent, does not count', async () => {
    for (let at = 0; at < 8; at += 1) await send({ content: '' })
    for (let at = 0; at < 8; at += 1) await send({ website: 'x' })
    expect(await many(5)).toEqual([200, 200, 200, 200, 200])
  })

  test.skipIf(testDatabaseKind() === 'embedded')('and counted by all processes together', async () => {
    const other = await openTestApp({
      databaseUrl: app.databaseUrl ?? '',
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
    })
    try {
      expect(await many(4)).toEqual([200, 200, 200, 200])
      const there = (content: string) =>
        ask(
          other,
          '/v2/store/dunvarra/messages',
          { ...MESSAGE, content },
          { headers: { 'x-forwarded-for': ADDRESS } },
        )
      expect([(await there('A fifth')).status, (await there('A sixth')).status]).toEqual([200, 429])
    } finally {
      await other.close()
    }
  })
})

describe('a message that is sent twice', () => {
  test('arrives once within a minute, and again after it', async () => {
    await send()
    moveOn(59_000)
    expect((await send({ sender_phone: null })).status).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(app, CLUB_EMAIL)).toHaveLength(1)
    moveOn(61_000)
    await send()
    expect(await stored()).toHaveLength(2)
    expect(await mailsTo(app, CLUB_EMAIL)).toHaveLength(2)
  })

  test('is another one with other words, of another person or to another club', async () => {
    await send()
    await send({ content: 'And another thing' })
    await send({ sender_email: 'colm@home.example' })
    await send({}, { club: 'inishvarn' })
    expect(await stored()).toHaveLength(4)
  })

  const store = (locks: boolean) => {
    const { db, clock, registry } = app.parts
    const clubId = registry.idOf('dunvarra') ?? ''
    return db.withClub(clubId, (tx) => storeMessage(tx, clubId, MESSAGE, clock.now(), { locks }))
  }
  const fourTimes = (locks: boolean) => Promise.all([1, 2, 3, 4].map(() => store(locks)))

  test('arrives once, pressed four times at the same moment', async () => {
    await fourTimes(true)
    expect(await stored()).toHaveLength(1)
    expect(await app.asOwner('select id from outbox')).toHaveLength(1)
  })

  test.skipIf(testDatabaseKind() === 'embedded')(
    'would arrive more than once without the lock (negative control)',
    async () => {
      for (let round = 0; round < 20; round += 1) {
        await fourTimes(false)
        if ((await stored()).length > 1) return
        await app.asOwner('delete from contact_messages')
      }
      expect.unreachable('the lock is not needed, or this proves nothing')
    },
  )
})

test('what strangers wrote goes after two years', async () => {
  await send()
  const { db } = app.parts
  const clubId = () => app.parts.registry.idOf('dunvarra') ?? ''
  const later = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
  await db.withPlatform((tx) => forgetIn(tx, clubId(), later(729), app.parts.personTables))
  expect(await stored()).toHaveLength(1)
  await db.withPlatform((tx) => forgetIn(tx, clubId(), later(732), app.parts.personTables))
  expect(await stored()).toEqual([])
})

test('whatever stands in a field is text in the mail, and nobody else is written to', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const form = { name: evil.slice(0, 32), surname: evil.slice(-32), phone: '', message: `${evil}\n${evil}` }
  const sent = contactMessage({ ...form, email: "o'hara+{{7*7}}@home.example" })
  expect((await send(sent)).status).toBe(200)
  const [mail, ...more] = await mailsTo(app, CLUB_EMAIL)
  expect(more).toEqual([])
  expect(mail?.reply_to).toBe("o'hara+{{7*7}}@home.example")
  expect(mail?.html).not.toMatch(/<script|<img src="?x|onerror=alert\(1\)>/)
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail?.text).toContain(evil)
  expect(mail?.subject).toBe('Website contact form')
})

test('nothing of a message stands in the log', async () => {
  await send({ sender: 'Zephyrine Quill', sender_email: 'zephyrine@home.example', content: 'Wombat matters' })
  await send({ sender: 'Zephyrine Quill', sender_email: 'zephyrine@home', content: 'Wombat matters' })
  await app.parts.outbox.drain()
  const log = lines.join('\n')
  expect(log).toContain('/store/dunvarra/messages')
  for (const secret of ['Zephyrine', 'zephyrine@home', 'Wombat', '353861234567', ADDRESS, CLUB_EMAIL])
    expect(log).not.toContain(secret)
})
