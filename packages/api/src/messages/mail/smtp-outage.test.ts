import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobs } from '#kernel/jobs/jobs.ts'
import { smtpMailer } from '#providers/mail/smtp.ts'
import { eventually } from '#testing/eventually.ts'
import { plainLetters } from '#testing/plain-letters.ts'
import { openSmtpInbox } from '#testing/network/smtp-inbox.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { enqueueMail } from './outbox.ts'
import { openOutbox } from './send-mails.ts'

const MAILS = 12
const PATIENT_MS = 60_000
/** The first wait of a minute becomes one of a fifth of a second, the next one of a second, then of three. */
const PACE = 1 / 300

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a mail server that is away for a while gets every mail once when it is back, and nobody has to ask', async () => {
  const { db } = app.parts
  const first = await openSmtpInbox()
  const port = Number(new URL(first.url).port)
  await first.close()

  const outcomes: string[] = []
  const now = () => new Date()
  const onTrouble = () => undefined
  const outbox = openOutbox({
    db,
    mailer: smtpMailer({ url: first.url, from: 'no-reply@clubhouse.test' }),
    ...plainLetters,
    now,
    onTrouble,
    onOutcome: (outcome) => outcomes.push(outcome),
    pace: PACE,
  })
  const jobs = openJobs({ db, now, duties: [outbox.duty], onTrouble })
  await jobs.start()
  for (let at = 0; at < MAILS; at += 1) {
    const payload = { first_name: 'Bríd', link: 'https://club.test' }
    await db.withPlatform((tx) =>
      enqueueMail(
        tx,
        {
          clubId: null,
          effectKey: `outage:${at}`,
          to: 'brid@home.example',
          mail: { template: 'verify-email', payload },
        },
        now(),
      ),
    )
  }
  // Each of them is tried in vain more than once.
  await eventually(async () => {
    const tried = await app.asOwner<{ count: number }>(
      "select count(*)::int as count from outbox where attempts >= 2 and done_at is null and last_error like 'smtp %'",
    )
    expect(tried).toEqual([{ count: MAILS }])
  }, PATIENT_MS)
  expect(outcomes).not.toContain('done')

  const inbox = await openSmtpInbox({ port })
  await eventually(async () => {
    expect(await app.asOwner('select 1 from outbox where done_at is null')).toEqual([])
  }, PATIENT_MS)
  await jobs.stop()
  await outbox.stop()
  await inbox.close()
  const ids = inbox.received.map((mail) => mail.messageId ?? '')
  const rows = await app.asOwner<{ id: string }>('select id from outbox')
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => `<${id}@clubhouse.test>`).toSorted())
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(MAILS)
})
