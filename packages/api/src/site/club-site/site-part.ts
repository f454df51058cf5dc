import type { OfficeSite } from '@clubhouse/contract/site/office/site-draft'
import type { Tx } from '#kernel/db/database.ts'
import { readDraft, saveDraft } from '../drafts/port.ts'
import type { AccountPart } from './account-part.ts'
import { liveSite, siteKind, siteOf } from './site-kind.ts'

/** What its editors see: the draft, where it stands, and what visitors see meanwhile. */
export async function readSite(tx: Tx, clubId: string): Promise<OfficeSite> {
  const subject = siteOf(clubId)
  const found = await readDraft(tx, siteKind, subject)
  const live = await liveSite(tx, subject)
  if (!found || !live) throw new Error(`There is no club ${clubId}`)
  return { draft: found.content, state: found.state, live }
}

export const sitePart: AccountPart<'site'> = {
  read: readSite,
  change: (tx, clubId, { base_revision: base, draft: content }, writing) =>
    saveDraft(tx, siteKind, siteOf(clubId), { base, content }, writing),
}
