import { createHash } from 'node:crypto'
import {
  decideIncoming,
  type IncomingDecision,
  type OurAddresses,
} from '@clubhouse/domain/messages/incoming/decide'
import { attachmentNames, splitReply } from '@clubhouse/domain/messages/incoming/reply-text'
import type { Database } from '#kernel/db/database.ts'
import { takeReply } from '../inbox/port.ts'
import { findListMail, noteReturned } from '../mail/port.ts'
import type { MailOutcome, RawMail } from '#providers/incoming-mail/port.ts'
import type { IncomingAddresses } from './addresses.ts'
import { readMail } from './read-mail.ts'

export interface IncomingDeps {
  db: Database
  now: () => Date
  addresses: IncomingAddresses
  ours: OurAddresses
}

type Decided<What> = Extract<IncomingDecision, { what: What }>

/** Does what follows from a mail, in one transaction; once, however often it is handed in. */
export async function handleMail(deps: IncomingDeps, { key, source }: RawMail): Promise<MailOutcome> {
  const read = await readMail(source)
  if (!read) return 'unknown'
  const decided = decideIncoming(read.mail, deps.ours)
  switch (decided.what) {
    case 'bounce':
      return takeBounce(deps, decided)
    case 'reply': {
      const reply = {
        from: decided.from,
        isAutomatic: decided.isAutomatic,
        ...splitReply(read.mail.text),
        attachments: attachmentNames(read.mail.attachments),
        source: createHash('sha256')
          .update(read.id ?? key)
          .digest('hex'),
      }
      return answerThread(deps, decided, reply)
    }
    case 'nothing':
    case 'unknown':
      return decided.what
  }
}

/** What comes back for good is no more of the mail's than the recipient's row, and of no other address than the one in it. */
const takeBounce = ({ db, now, addresses }: IncomingDeps, decided: Decided<'bounce'>): Promise<MailOutcome> =>
  db.withPlatform(async (tx) => {
    const { token, mailId, status, isHard } = decided
    const id = token?.id ?? mailId
    const found = id === null ? null : await findListMail(tx, id)
    if (!found || (token && !addresses.isOurs(token, found.clubId))) return 'unknown'
    await noteReturned(tx, found, { reason: `returned ${status}`, isHard, now: now() })
    return 'bounced'
  })

const THREAD = {
  name: 'incoming_thread',
  text: 'select club_id as "clubId" from contact_messages where id = $1',
}

async function answerThread(
  { db, now, addresses }: IncomingDeps,
  { token }: Decided<'reply'>,
  reply: Parameters<typeof takeReply>[2],
): Promise<MailOutcome> {
  const threads = await db.readPlatform<{ clubId: string }>(THREAD, [token.id])
  const thread = threads.find(({ clubId }) => addresses.isOurs(token, clubId))
  if (!thread) return 'unknown'
  const { clubId } = thread
  const isTaken = await db.withClub(clubId, (tx) => takeReply(tx, { clubId, id: token.id }, reply, now()))
  return isTaken ? 'answered' : 'unknown'
}
