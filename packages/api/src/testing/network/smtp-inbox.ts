import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpInbox {
  url: string
  received: Email[]
  /** Who each of them came from by its envelope, and whom it was for. */
  envelopes: { from: string; to: string[] }[]
  /** What the next recipient is answered with; null takes the mail. */
  refusal: { status: number; words: string } | null
  close: () => Promise<void>
}

/**
 * A mail server on this machine that takes what it is given, read as a mail programme would read it. On a port that
 * is given, one that was away is back.
 */
export async function openSmtpInbox({ port: wanted = 0 } = {}): Promise<SmtpInbox> {
  const received: Email[] = []
  const envelopes: SmtpInbox['envelopes'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { refusal } = inbox
      done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.status }) : null)
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) })
      void take(stream, () => done(null))
    },
  })
  server.on('error', () => undefined)
  async function take(stream: Readable, done: () => void) {
    received.push(await PostalMime.parse(await buffer(stream)))
    done()
  }
  await new Promise<void>((listening) => {
    server.listen(wanted, '127.0.0.1', listening)
  })
  const { port } = server.server.address() as AddressInfo
  const inbox: SmtpInbox = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    envelopes,
    refusal: null,
    close: () =>
      new Promise<void>((closed) => {
        server.close(closed)
      }),
  }
  return inbox
}
