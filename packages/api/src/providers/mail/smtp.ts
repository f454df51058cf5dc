import type { Transporter } from 'nodemailer'
import { refuseUnsafe } from './check-message.ts'
import { type Mailer, MailNotSent } from './port.ts'
import { messageId, threadHeaders } from './thread-headers.ts'

/**
 * How long a mail server may take, by RFC 5321, 4.5.3.2: five minutes to greet, ten to say that it has a mail. Whoever gives up sooner has sent a
 * mail and does not know it.
 */
export const PATIENCE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 300_000,
  socketTimeout: 600_000,
}

export interface SmtpOptions {
  /** `smtps://user:password@host` or `smtp://…`; see docs/operations.md. */
  url: string
  /** The address in From; the name before it is the club's. */
  from: string
  /** Where mail servers return what they cannot deliver; to `from` unless given. */
  bounce?: string | null
  patience?: Partial<typeof PATIENCE>
}

/** Hands mails to a mail server, one connection each: a mail that hangs holds up no other. */
export function smtpMailer({ url, from, bounce, patience }: SmtpOptions): Mailer {
  let transport: Transporter | null = null
  /** Opened with the first mail: a process that serves pages starts without it. */
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      ...PATIENCE,
      ...patience,
      // A mail holds what we wrote into it, and nothing that its text might ask to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send(message) {
      refuseUnsafe(message)
      const { id, to, replyTo, subject, html, text, fromName, headers = {}, follows = [] } = message
      const returnTo = message.bounce ?? bounce ?? from
      try {
        transport ??= await open()
        await transport.sendMail({
          messageId: messageId(id, domain),
          // On the envelope, which readers do not see.
          envelope: { from: returnTo, to },
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          headers: { ...headers, ...threadHeaders(follows, domain) },
        })
      } catch (error) {
        throw notSent(error)
      }
    },
  }
}

/** A mail server's answer quotes the address, so only its kind and number are kept. */
function notSent(error: unknown): MailNotSent {
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  const kind = typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : 'EUNKNOWN'
  const status = typeof responseCode === 'number' ? ` ${responseCode}` : ''
  // 5xx to the recipient: there is no such mailbox. To anything else it is our own settings, which can be mended.
  const isBounce = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
  return new MailNotSent(`smtp ${kind}${status}`, { isFinal: isBounce, isBounce })
}
