import { lookOf, type SiteLook } from '@clubhouse/domain/site/club-site/site-look'
import type { Core } from '#kernel/core.ts'
import { type PreviewTokens, readDraft } from '../drafts/port.ts'
import { siteKind } from './site-kind.ts'

/** The look of a club's draft for whoever has its token; null for a token that is old, made up, or another club's. */
export type PreviewedLook = (token: string, clubId: string) => Promise<SiteLook | null>

export const previewsBy =
  ({ db, now }: Pick<Core, 'db' | 'now'>, tokens: PreviewTokens): PreviewedLook =>
  async (token, clubId) => {
    const subject = tokens.open(token, siteKind.kind, clubId, now())
    if (!subject) return null
    const found = await db.withClub(clubId, (tx) => readDraft(tx, siteKind, subject))
    return found && lookOf(found.content, now())
  }
