import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmtpInbox, type SmtpInbox } from '#testing/network/smtp-inbox.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'
import { enqueueMail } from './outbox.ts'

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

test('in live mode a mail reaches the mail server, from the club and with links to its site', async () => {
  const { db, clock, registry, outbox } = app.parts
  const link = 'https://dunvarra.clubhouse.test/authentication/email-confirmed?c=a-code'
  await db.withPlatform((tx) =>
    enqueueMail(
      tx,
      {
        clubId: registry.idOf('dunvarra'),
        effectKey: 'verify:1',
        to: 'brid@home.example',
        mail: { template: 'verify-email', payload: { first_name: 'Bríd', link } },
      },
      clock.now(),
    ),
  )
  await outbox.drain()
  const [mail, ...more] = inbox.received
  expect(more).toEqual([])
  expect(mail?.from).toMatchObject({ name: 'Dunvarra Rovers FC', address: LIVE.MAIL_FROM })
  expect(mail?.to).toMatchObject([{ address: 'brid@home.example' }])
  expect(mail?.subject).toBe('Confirm your email for Dunvarra Rovers FC')
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain('https://dunvarra.clubhouse.test/icon-192.png')
  const [row] = await app.asOwner<{ id: string }>('select id from outbox')
  expect(mail?.messageId).toBe(`<${row?.id}@clubhouse.test>`)
})

test('what the mail server refuses for good has failed, without a word of whom it was for', async () => {
  const { db, clock, outbox } = app.parts
  inbox.refusal = { status: 550, words: '<nobody@home.example> unknown' }
  const payload = { first_name: 'Nobody', link: 'https://clubhouse.test' }
  await db.withPlatform((tx) =>
    enqueueMail(
      tx,
      {
        clubId: null,
        effectKey: 'verify:2',
        to: 'nobody@home.example',
        mail: { template: 'verify-email', payload },
      },
      clock.now(),
    ),
  )
  await outbox.drain()
  const [row] = await app.asOwner(
    "select payload, last_error, failed_at from outbox where effect_key = 'verify:2'",
  )
  expect(row).toMatchObject({ payload: {}, last_error: 'smtp EENVELOPE 550', failed_at: expect.anything() })
})
