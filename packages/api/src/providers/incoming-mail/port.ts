/** The platform's own mailbox, in which returned mails and answers arrive. */
export interface IncomingMail {
  /** Goes through what nobody has seen, the oldest first. Each is marked after it was handled: whoever dies before that meets it again. */
  readNew(limits: ReadLimits, handle: HandleMail): Promise<void>
}

export interface ReadLimits {
  most: number
  /** What is longer is read so far. */
  maxBytes: number
  isOver: () => boolean
}

export interface RawMail {
  /** Of this mail in this mailbox, and of no other. */
  key: string
  source: Uint8Array
}

/** `unknown` mails are flagged, so that somebody who looks after the mailbox sees them; what is for `later` is not marked. */
export type MailOutcome = 'bounced' | 'answered' | 'nothing' | 'unknown' | 'later'
export type HandleMail = (mail: RawMail) => Promise<MailOutcome>
