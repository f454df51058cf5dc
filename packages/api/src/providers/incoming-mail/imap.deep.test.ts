import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMail, aReport } from '../../testing/incoming-box.ts'
import { type ImapServer, startDovecot, whyNoDovecot } from '../../testing/network/dovecot.ts'
import { imapMailbox } from './imap.ts'
import type { HandleMail, MailOutcome } from './port.ts'

const missing = await whyNoDovecot()
if (missing) process.stderr.write(`\nSKIPPED: no mailbox of Dovecot is read, because ${missing}.\n\n`)

describe.skipIf(missing)(
  `an IMAP server that we did not write: Dovecot${missing ? ` – SKIPPED: ${missing}` : ''}`,
  () => {
    let server: ImapServer
    beforeAll(async () => {
      server = await startDovecot()
    })
    afterAll(() => server.stop())
    const seen: string[] = []
    beforeEach(() => {
      seen.length = 0
    })
    const read = (handle: HandleMail, limits: { most?: number; maxBytes?: number } = {}, url = server.url) =>
      imapMailbox({ url }).readNew({ most: 50, maxBytes: 500_000, isOver: () => false, ...limits }, handle)
    const keep =
      (outcome: MailOutcome = 'answered'): HandleMail =>
      async ({ source }) => {
        seen.push(/^Subject: (.*?)\r?$/m.exec(Buffer.from(source).toString())?.[1] ?? '')
        return outcome
      }
    const mail = (subject: string, more = '') =>
      `${aMail({ to: 'post@mail.example' }).replace(/Subject: .*/, `Subject: ${subject}`)}${more}`

    test('what is new is read in its order and marked; what nobody knows is flagged; nothing twice', async () => {
      server.deliver(mail('one'))
      server.deliver(mail('two'))
      await read(keep())
      server.deliver(aReport({ to: 'post@mail.example' }))
      await read(keep('unknown'))
      await read(keep())
      expect(seen).toEqual(['one', 'two', 'Undelivered Mail Returned to Sender'])
      expect(server.flags()).toEqual(['S', 'S', 'FS'])
    })

    test('who dies between handling and marking meets it again under the same key', async () => {
      server.deliver(mail('again'))
      const keys: string[] = []
      const die: HandleMail = async ({ key }) => {
        keys.push(key)
        throw new Error('killed')
      }
      await expect(read(die)).rejects.toThrow('killed')
      await read(async ({ key }) => (keys.push(key), 'answered'))
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
      expect(server.flags().at(-1)).toBe('S')
    })

    test('not more than asked for, and of a long one the beginning', async () => {
      for (const subject of ['a', 'b', 'c']) server.deliver(mail(subject, 'x'.repeat(200_000)))
      const lengths: number[] = []
      const measure: HandleMail = async ({ source }) => (lengths.push(source.length), 'nothing')
      await read(measure, { most: 2, maxBytes: 1000 })
      expect(lengths).toEqual([1000, 1000])
      await read(measure)
      expect(lengths[2]).toBeGreaterThan(200_000)
    })

    test('a wrong password, and nobody there, are said without anybody’s name', async () => {
      for (const url of [server.url.replace('secret', 'wrong'), 'imap://post:secret@127.0.0.1:1/INBOX']) {
        const said = await read(keep(), {}, url).then(
          () => 'it was read',
          (error: unknown) => String(error),
        )
        expect(said).toMatch(/Error/)
        expect(said).not.toMatch(/secret|wrong/)
      }
      expect(seen).toEqual([])
    })
  },
)
