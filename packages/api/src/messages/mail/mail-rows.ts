import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import { outbox } from './tables.ts'
import { claimDue, type ClaimOptions, forgetOld, giveUp } from '#kernel/jobs/effect-rows.ts'

/** After each attempt, in minutes. The first is longer than any sending takes. */
export const MAIL_WAITS = [1, 5, 15, 60, 180, 360, 720] as const

const DAY_MS = 86_400_000
/** Long enough to answer "did you ever write to me?", and for an effect key to keep a mail from going twice. */
const KEPT_DAYS = 30

/** The payload may hold a code: it goes with the mail. */
export const FORGOTTEN = { payload: {} }

export type MailRow = typeof outbox.$inferSelect

/** What is in the row is what enqueueMail wrote, which takes nothing but a Mail. */
export const mailOf = ({ template, payload }: Pick<MailRow, 'template' | 'payload'>): Mail =>
  ({ template, payload }) as Mail

export const claimMails = (tx: Tx, options: Omit<ClaimOptions, 'waits'>): Promise<MailRow[]> =>
  claimDue<MailRow>(tx, outbox, { waits: MAIL_WAITS, ...options })

/** What nobody wants any more, by whoever has just claimed it. */
export const giveMailUp = (tx: Tx, id: string, reason: string, now: Date): Promise<boolean> =>
  giveUp(tx, outbox, { id }, { reason, now, settled: FORGOTTEN })

/** Whom we wrote to is personal data too, and is not kept for ever. */
export const forgetOldMails = (tx: Tx, now: Date): Promise<void> =>
  forgetOld(tx, outbox, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
