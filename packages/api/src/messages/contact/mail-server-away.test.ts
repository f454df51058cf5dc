import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmtpInbox, type SmtpInbox } from '#testing/network/smtp-inbox.ts'
import { ask } from '#testing/sign-in.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'

/** As many as one address may send within a minute. */
const PEOPLE = ['sile', 'colm', 'nora', 'dara', 'orla']

let inbox: SmtpInbox
let app: TestApp
beforeAll(async () => {
  inbox = await openSmtpInbox()
  app = await openTestApp({ environment: { ...LIVE, SMTP_URL: inbox.url } })
})
afterAll(async () => {
  await app.close()
  await inbox.close()
})

const write = (name: string) =>
  ask(app, '/v2/store/dunvarra/messages', {
    content: `Hello from ${name}`,
    sender: `${name} Tarran`,
    sender_email: `${name}@home.example`,
    sender_phone: null,
    subject: 'Website contact form',
  })

test('with the mail server away contact still answers, and once it is back every mail arrives once', async () => {
  const { outbox } = app.parts
  const port = Number(new URL(inbox.url).port)
  await inbox.close()

  for (const name of PEOPLE) {
    expect(await write(name)).toMatchObject({ status: 200, body: { sent: true } })
    await outbox.drain()
  }
  const waiting = await app.asOwner<{ attempts: number; done_at: Date | null; last_error: string }>(
    'select attempts, done_at, failed_at, last_error from outbox',
  )
  expect(waiting).toHaveLength(PEOPLE.length)
  for (const mail of waiting) {
    expect(mail).toMatchObject({ done_at: null, failed_at: null, last_error: 'smtp ESOCKET' })
    expect(mail.attempts).toBeGreaterThan(0)
  }

  inbox = await openSmtpInbox({ port })
  // The wait after a failed attempt is over.
  await app.asOwner('update outbox set due_at = created_at')
  await outbox.drain()
  await outbox.drain()
  const arrived = inbox.received.map((mail) => mail.replyTo?.[0]?.address ?? '')
  expect(arrived.toSorted()).toEqual(PEOPLE.map((name) => `${name}@home.example`).toSorted())
  expect(inbox.received[0]?.to).toMatchObject([{ address: 'hello@dunvarra.example' }])
  expect(await app.asOwner('select id from outbox where done_at is null')).toEqual([])
})
