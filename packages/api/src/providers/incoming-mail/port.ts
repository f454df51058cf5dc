/** The platform's mailbox, which receives bounces and replies. */
export interface IncomingMail {
  /** Handles unseen mails, the oldest first. Each is marked after it was handled, so a crash before that makes it come again. */
  readNew(limits: ReadLimits, handle: HandleMail): Promise<void>
}

export interface ReadLimits {
  most: number
  /** Most bytes read of one mail; the rest is cut off. */
  maxBytes: number
  isOver: () => boolean
}

export interface RawMail {
  /** Unique id of the mail in this mailbox. */
  key: string
  source: Uint8Array
}

/** Result of handling a mail. `unknown` mails are flagged for the operator; mails for `later` stay unmarked. */
export type MailOutcome = 'bounced' | 'answered' | 'nothing' | 'unknown' | 'later'
export type HandleMail = (mail: RawMail) => Promise<MailOutcome>
