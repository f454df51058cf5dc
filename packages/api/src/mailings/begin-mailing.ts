import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sanitiseContent } from '../content/port.ts'
import type { Tx } from '../db/database.ts'
import { distributionLists, mailings } from '../mail/tables.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { requestWork } from '../jobs/request-work.ts'
import { MAILING } from './mailing-work.ts'

export interface NewMailing {
  clubId: string
  listId: string
  subject: string
  /** HTML as it came from an editor; only what is safe is stored. */
  content: string
  /** Null where nobody signed in begins it, as in the demo. */
  createdBy: string | null
}

/** Writes a letter and asks for it to be put on its way: both happen or neither. Answers by which ids it is known. */
export async function beginMailing(
  tx: Tx,
  { clubId, listId, subject, content, createdBy }: NewMailing,
  now: Date,
): Promise<{ mailingId: string; workId: string }> {
  const [list] = await tx
    .select({ id: distributionLists.id })
    .from(distributionLists)
    .where(and(eq(distributionLists.clubId, clubId), eq(distributionLists.id, listId)))
  if (!list) throw notFound('The list')
  const mailingId = randomUUID()
  await tx.insert(mailings).values({
    clubId,
    id: mailingId,
    listId,
    subject,
    content: sanitiseContent(content),
    createdBy,
    createdAt: now,
  })
  const about = { club: clubId, mailing: mailingId }
  const effectKey = `${MAILING} ${mailingId}`
  const workId = await requestWork(tx, { clubId, kind: MAILING, effectKey, about }, now)
  return { mailingId, workId }
}
