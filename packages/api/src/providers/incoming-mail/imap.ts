import type { IncomingMail } from './port.ts'

/** A mailbox that hangs is left for the next minute. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export interface ImapOptions {
  /** `imaps://user:password@host/INBOX`; see docs/operations.md. */
  url: string
  patience?: Partial<typeof PATIENCE>
}

/** Reads a mailbox by IMAP (RFC 9051), on a connection of its own each time. */
export function imapMailbox({ url, patience }: ImapOptions): IncomingMail {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const box = decodeURIComponent(pathname.slice(1)) || 'INBOX'

  /** Opened with the first reading: most processes never need it. */
  async function connect() {
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // It would write down whom mails are from.
      logger: false,
      ...PATIENCE,
      ...patience,
    })
    // A line that breaks is heard of by whoever waits for an answer on it.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  return {
    async readNew({ most, maxBytes, isOver }, handle) {
      const client = await connect()
      try {
        const { uidValidity } = await client.mailboxOpen(box)
        const found = (await client.search({ seen: false }, { uid: true })) || []
        for (const uid of found.toSorted((one, other) => one - other).slice(0, most)) {
          if (isOver()) return
          const range = String(uid)
          const mail = await client.fetchOne(range, { source: { maxLength: maxBytes } }, { uid: true })
          if (!mail || !mail.source) continue
          const outcome = await handle({ key: `${uidValidity}.${uid}`, source: mail.source })
          if (outcome === 'later') continue
          const flags = outcome === 'unknown' ? ['\\Seen', '\\Flagged'] : ['\\Seen']
          await client.messageFlagsAdd(range, flags, { uid: true })
        }
      } finally {
        client.close()
      }
    },
  }
}
