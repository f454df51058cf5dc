import { EffectFailed } from '#kernel/jobs/effect-failed.ts'

export interface MailMessage {
  /** Message id, the same for every attempt at one mail, so that a repeated mail can be told from a second one. */
  id: string
  to: string
  /** Reply-To, when it is not the deployment's own address. */
  replyTo?: string
  /** Envelope sender for bounces, when it is not the deployment's own address. */
  bounce?: string
  subject: string
  html: string
  text: string
  /** Sender's name in front of the deployment's own address. */
  fromName: string
  headers?: Record<string, string>
  /** Message ids of the earlier mails of the thread, the oldest first, so that mail programmes group them. */
  follows?: readonly string[]
}

/** Hands a mail to the mail server; throws unless the server accepted it. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
}

/** Why a mail did not go, in words that may be stored and logged: never who it was for or what it said. */
export class MailNotSent extends EffectFailed {
  override readonly name = 'MailNotSent'
  /** The mail server knows no such mailbox. */
  readonly isBounce: boolean

  constructor(reason: string, { isFinal, isBounce = false }: { isFinal: boolean; isBounce?: boolean }) {
    super(reason, { isFinal })
    this.isBounce = isBounce
  }
}

export interface CapturedMail {
  id: string
  to: string
  reply_to: string | null
  from_name: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  sent_at: string
}

export const MAILBOX_STATES = ['up', 'down', 'slow', 'garbage'] as const
export type MailboxState = (typeof MAILBOX_STATES)[number]

/** The mailer of the demo: nothing leaves the machine, and everything can be read. */
export interface Mailbox extends Mailer {
  /** Switches the provider's behaviour, to make retries visible. */
  state: MailboxState
  /** Sent mails, the newest first; of one recipient when named. */
  list(to?: string | null): Promise<CapturedMail[]>
  find(id: string): Promise<CapturedMail | null>
  clear(): Promise<void>
}
