import { randomUUID } from 'node:crypto'
import { sanitiseContent } from '#site/content/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { mailings } from '../mail/tables.ts'
import { findList } from './office/list-rows.ts'
import { MAILING } from './mailing-work.ts'

export interface NewMailing {
  clubId: string
  listId: string
  subject: string
  /** HTML as it came from an editor; only what is safe is stored. */
  content: string
  /** Null where nobody signed in begins it, as in the demo. */
  createdBy: string | null
  /** Not before then; at once unless given. */
  at?: Date
}

/**
 * Freezes what a letter says and whom its list means, and asks for it to be put on its way: both happen or neither. Answers by
 * which ids it is known.
 */
export async function beginMailing(
  tx: Tx,
  { clubId, listId, subject, content, createdBy, at }: NewMailing,
  now: Date,
): Promise<{ mailingId: string; workId: string }> {
  const list = await findList(tx, { clubId, listId })
  if (!list) throw new Error(`There is no list ${listId}`)
  const mailingId = randomUUID()
  const { filters, isGuarded } = list
  await tx.insert(mailings).values({
    clubId,
    listId,
    subject,
    createdBy,
    filters,
    isGuarded,
    id: mailingId,
    content: sanitiseContent(content),
    status: at ? 'scheduled' : 'going',
    scheduledFor: at ?? null,
    createdAt: now,
  })
  return { mailingId, workId: await askForWork(tx, { clubId, mailingId, round: 0 }, { now, at }) }
}

/** Each time that a mailing is let go is work of its own. */
export function askForWork(
  tx: Tx,
  { clubId, mailingId, round }: { clubId: string; mailingId: string; round: number },
  { now, at }: { now: Date; at?: Date | undefined },
): Promise<string> {
  const about = { club: clubId, mailing: mailingId }
  const effectKey = round === 0 ? `${MAILING} ${mailingId}` : `${MAILING} ${mailingId} ${round}`
  return requestWork(tx, { clubId, kind: MAILING, effectKey, about, ...(at && { dueAt: at }) }, now)
}
