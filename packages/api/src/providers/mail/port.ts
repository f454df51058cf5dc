import { EffectFailed } from '#kernel/jobs/effect-failed.ts'

export interface MailMessage {
  /** The same for every attempt at one mail, so that a mail that went twice can be told from two mails. */
  id: string
  to: string
  /** Who an answer goes to, where that is not the deployment's own address. */
  replyTo?: string
  /** Where mail servers return it to, where that is not the deployment's own address. */
  bounce?: string
  subject: string
  html: string
  text: string
  /** Whose name stands before the deployment's own address. */
  fromName: string
  headers?: Record<string, string>
  /** The ids of the mails of this thread before it, the oldest first: a mail programme shows them together. */
  follows?: readonly string[]
}

/** Takes a mail over for good, or throws. */
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
  /** How the provider behaves, so that retries can be seen. */
  state: MailboxState
  /** Newest first; all of them unless a recipient is named. */
  list(to?: string | null): Promise<CapturedMail[]>
  find(id: string): Promise<CapturedMail | null>
  clear(): Promise<void>
}
