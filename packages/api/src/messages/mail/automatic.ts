import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import { giveMailUp, type MailRow } from './mail-rows.ts'

/** What a mail is settled with whose club sends no more of its kind: nothing went wrong. */
export const SWITCHED_OFF = 'switched off'

/** What a club has said about its automatic mails, for whoever sends them. */
export interface AutomaticMails {
  /** Which of these the club sends no more of, by their ids. */
  switchedOff: (tx: Tx, rows: readonly MailRow[]) => Promise<string[]>
  /** With the opening that the club wrote for it, where it has. */
  inTheClubsWords: (mail: Mail, clubId: string | null) => Promise<Mail>
  noteSent: (tx: Tx, row: MailRow, now: Date) => Promise<void>
}

/** Asked once they are claimed. Answers the mails that may go. */
export async function settleSwitchedOff(
  tx: Tx,
  mails: MailRow[],
  { automatic, now }: { automatic: AutomaticMails | undefined; now: Date },
): Promise<MailRow[]> {
  const off = new Set((await automatic?.switchedOff(tx, mails)) ?? [])
  for (const id of off) await giveMailUp(tx, id, SWITCHED_OFF, now)
  return mails.filter(({ id }) => !off.has(id))
}
