import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSmtpInbox, type SmtpInbox } from '../../testing/network/smtp-inbox.ts'
import { FileMailbox } from './mailbox.ts'
import { type Mailer, type MailMessage, MailNotSent } from './port.ts'
import { PATIENCE, smtpMailer } from './smtp.ts'
import { SENDING_MAY_TAKE_MS } from '../../messages/mail/send-mails.ts'

const FROM = 'no-reply@clubs.example'
const NOW = new Date('2026-11-15T12:00:00.000Z')

let inbox: SmtpInbox
let directory: string
beforeAll(async () => {
  inbox = await openSmtpInbox()
  directory = mkdtempSync(join(tmpdir(), 'clubhouse-mail-'))
})
afterAll(async () => {
  await inbox.close()
  rmSync(directory, { recursive: true, force: true })
})
afterEach(async () => {
  inbox.received.length = 0
  inbox.envelopes.length = 0
  inbox.refusal = null
  await mailbox().clear()
})

const mailbox = (more: { kept?: number; slowMs?: number } = {}) =>
  new FileMailbox({ directory, now: () => NOW, ...more })
const smtp = () => smtpMailer({ url: inbox.url, from: FROM })

const MAIL: MailMessage = {
  id: '6b0f7c1e-6c0a-4a53-8d26-0d1a7e0c8a11',
  to: 'brid@home.example',
  replyTo: 'colm@home.example',
  subject: 'Dún Bhearra: fáilte romhat, a Bhríd — €5 & more',
  html: '<!DOCTYPE html><html><body><p>Fáilte, a Bhríd</p></body></html>',
  text: 'Fáilte, a Bhríd\n\n.\nA line with a dot above.',
  fromName: 'Dunvarra Rovers FC',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

interface Read {
  to: string
  replyTo: string | null
  fromName: string
  subject: string
  html: string
  text: string
}

/** Every adapter of the port, with a way to read what arrived. */
const ADAPTERS: { name: string; open: () => Mailer; read: () => Promise<Read[]> }[] = [
  {
    name: 'mailbox',
    open: mailbox,
    read: async () =>
      (await mailbox().list())
        .toReversed()
        .map(({ to, reply_to: replyTo, from_name: fromName, subject, html, text }) => {
          return { to, replyTo, fromName, subject, html, text }
        }),
  },
  {
    name: 'SMTP',
    open: smtp,
    read: async () =>
      inbox.received.map((mail) => ({
        to: mail.to?.[0]?.address ?? '',
        replyTo: mail.replyTo?.[0]?.address ?? null,
        fromName: mail.from?.name ?? '',
        subject: mail.subject ?? '',
        // A part ends with a line break before the next one begins.
        html: mail.html?.trimEnd() ?? '',
        text: mail.text?.trimEnd() ?? '',
      })),
  },
]

describe.each(ADAPTERS)('$name', ({ open, read }) => {
  test('delivers both parts, the subject with its fadas, the club’s name and who is answered', async () => {
    await open().send(MAIL)
    const [mail, ...more] = await read()
    expect(more).toEqual([])
    const { to, replyTo, subject, html, text, fromName } = MAIL
    expect(mail).toEqual({ to, replyTo, subject, html, text, fromName })
  })

  test('without one, answers go to whoever it is from', async () => {
    const { replyTo: _, ...mail } = MAIL
    await open().send(mail)
    expect(await read()).toMatchObject([{ replyTo: null }])
  })

  test.each([
    'brid@home.example\r\nBcc: all@home.example',
    'brid@home.example\nX: y',
    'brid@home.example, all@home.example',
    'brid@home.example;all@home.example',
    'Bríd <brid@home.example>',
    '"brid"@home.example',
    'brid@home.example>',
    'brid home@home.example',
    'brid',
    'brid@',
    '@home.example',
    'brid@home',
    'brid..b@home.example',
    'brid@home.example\0',
    '',
    `${'b'.repeat(60)}@${'h'.repeat(60)}.${'h'.repeat(60)}.${'h'.repeat(60)}.${'h'.repeat(60)}.example`,
  ])('refuses the address %j for good, as recipient and as the one to answer', async (address) => {
    for (const place of ['to', 'replyTo']) {
      const refused = await open()
        .send({ ...MAIL, [place]: address })
        .catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(MailNotSent)
      expect(refused).toMatchObject({ reason: 'malformed address', isFinal: true })
    }
    expect(await read()).toEqual([])
  })

  test.each([
    { subject: 'Hello\r\nBcc: all@home.example' },
    { subject: 'Hello\nthere' },
    { fromName: 'Club\r\nBcc: all@home.example' },
    { id: 'a\nb' },
    { headers: { 'X-Thing': 'a\r\nBcc: all@home.example' } },
    { headers: { 'X-Thing\r\nBcc': 'all@home.example' } },
    { headers: { 'X Thing': 'a' } },
  ])('refuses a line break where a header stands: %j', async (unsafe) => {
    await expect(open().send({ ...MAIL, ...unsafe })).rejects.toMatchObject({ isFinal: true })
    expect(await read()).toEqual([])
  })

  test('takes many at once', async () => {
    const mailer = open()
    await Promise.all(Array.from({ length: 12 }, (_, at) => mailer.send({ ...MAIL, id: String(at) })))
    expect(await read()).toHaveLength(12)
  })
})

describe('SMTP', () => {
  test('names the sender, the id of the mail and the headers it was given', async () => {
    await smtp().send(MAIL)
    const [mail] = inbox.received
    expect(mail?.from).toMatchObject({ name: 'Dunvarra Rovers FC', address: FROM })
    expect(mail?.messageId).toBe(`<${MAIL.id}@clubs.example>`)
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test.each([
    { bounce: 'bounces@clubs.example', own: undefined, from: 'bounces@clubs.example', why: 'as configured' },
    { bounce: null, own: undefined, from: FROM, why: 'to the sender, where nothing is configured' },
    {
      bounce: 'bounces@clubs.example',
      own: 'post+b-x@mail.example',
      from: 'post+b-x@mail.example',
      why: 'as the mail itself says',
    },
  ])('what cannot be delivered goes back to $from: $why', async ({ bounce, own, from }) => {
    const mailer = smtpMailer({ url: inbox.url, from: FROM, bounce })
    await mailer.send({ ...MAIL, ...(own !== undefined && { bounce: own }) })
    expect(inbox.envelopes).toEqual([{ from, to: [MAIL.to] }])
    // Readers see the sender, and answer whom they are told to.
    expect(inbox.received[0]?.from).toMatchObject({ name: 'Dunvarra Rovers FC', address: FROM })
  })

  test('the address of one click reaches the mail programme whole, however long it is', async () => {
    const reference = '6b0f7c1e-6c0a-4a53-8d26-0d1a7e0c8a11.abcdefghijklmnopqrstuvwx'
    const address = `https://dunvarra.clubs.example/mail/one-click?email_id=${reference}&member_id=${reference}&opt_out=true`
    const headers = {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    await smtp().send({ ...MAIL, headers })
    const got = new Map(inbox.received[0]?.headers.map(({ key, value }) => [key, value]))
    expect(got.get('list-unsubscribe')).toBe(`<${address}>`)
    expect(got.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('a name that looks like addresses stays a name', async () => {
    await smtp().send({ ...MAIL, fromName: 'Club" <evil@evil.example>, "x' })
    const [mail] = inbox.received
    expect(mail?.from?.address).toBe(FROM)
    expect(mail?.to).toHaveLength(1)
  })

  test.each([
    { status: 550, isFinal: true, why: 'there is no such mailbox' },
    { status: 451, isFinal: false, why: 'come back later' },
  ])('$status is told without the address: $why', async ({ status, isFinal }) => {
    inbox.refusal = { status, words: `<${MAIL.to}> is not known here` }
    const refused = await smtp()
      .send(MAIL)
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ reason: `smtp EENVELOPE ${status}`, isFinal })
    expect(JSON.stringify(refused)).not.toContain(MAIL.to)
    expect((refused as Error).message).not.toContain(MAIL.to)
  })

  test('O16 a mail server has the time that RFC 5321 gives it, and the outbox waits for longer', () => {
    expect(PATIENCE.greetingTimeout).toBeGreaterThanOrEqual(5 * 60_000)
    expect(PATIENCE.socketTimeout).toBeGreaterThanOrEqual(10 * 60_000)
    expect(SENDING_MAY_TAKE_MS).toBeGreaterThan(PATIENCE.socketTimeout)
  })

  test('a server that is away or falls silent ends in an error that can be tried again', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((listening) => {
      silent.listen(0, '127.0.0.1', listening)
    })
    const { port } = silent.address() as AddressInfo
    const url = `smtp://127.0.0.1:${port}`
    const hasty = smtpMailer({ url, from: FROM, patience: { greetingTimeout: 200, socketTimeout: 300 } })
    await expect(hasty.send(MAIL)).rejects.toMatchObject({ reason: 'smtp ETIMEDOUT', isFinal: false })
    await new Promise((closed) => silent.close(closed))
    await expect(hasty.send(MAIL)).rejects.toMatchObject({ reason: 'smtp ESOCKET', isFinal: false })
  })
})

describe('the mailbox', () => {
  test('lists newest first, by recipient in any spelling, and outlives a restart', async () => {
    for (const [id, to] of [
      ['1', 'a@home.example'],
      ['2', 'b@home.example'],
      ['3', 'a@home.example'],
    ] as const)
      await mailbox().send({ ...MAIL, id, to })
    const again = mailbox()
    expect((await again.list()).map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect((await again.list(' A@home.example ')).map(({ id }) => id)).toEqual(['3', '1'])
    expect(await again.list('nobody@home.example')).toEqual([])
    expect(await again.find('2')).toMatchObject({ to: 'b@home.example', sent_at: NOW.toISOString() })
    expect(await again.find('4')).toBeNull()
  })

  test('keeps the newest and throws the oldest away', async () => {
    const small = mailbox({ kept: 3 })
    for (const id of ['1', '2', '3', '4', '5']) await small.send({ ...MAIL, id })
    expect((await small.list()).map(({ id }) => id)).toEqual(['5', '4', '3'])
    expect(readdirSync(directory)).toHaveLength(3)
  })

  test('passes over what is no mail', async () => {
    await mailbox().send(MAIL)
    writeFileSync(join(directory, '000000009-torn.json'), '{"id":')
    writeFileSync(join(directory, '000000008-other.json'), '{"id":5}')
    expect(await mailbox().list()).toHaveLength(1)
  })

  test('can be down, slow or talk garbage', async () => {
    const moody = mailbox({ slowMs: 60 })
    moody.state = 'down'
    await expect(moody.send(MAIL)).rejects.toMatchObject({ reason: 'mailbox is down', isFinal: false })
    moody.state = 'garbage'
    await expect(moody.send(MAIL)).rejects.toThrow()
    expect(await moody.list()).toEqual([])
    moody.state = 'slow'
    const began = performance.now()
    await moody.send(MAIL)
    expect(performance.now() - began).toBeGreaterThan(50)
    expect(await moody.list()).toHaveLength(1)
  })
})
