import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import type { MailRow } from './mail-rows.ts'

/** The outbox holds whose it is and not what it says: a letter to a thousand clubs is one text. */
export const isBodyMessage = ({ template }: Pick<MailRow, 'template'>): boolean => template === 'body-message'

/** What the outbox asks about a governing body's messages, answered by `governing-body/`. */
export interface BodyMessages {
  /** What one of its readers gets; null where the message is gone. */
  letter: (row: MailRow) => Promise<Mail | null>
  /** What became of it, in the transaction that settles the mail. */
  note: (tx: Tx, row: MailRow, became: 'sent' | 'failed') => Promise<void>
}
