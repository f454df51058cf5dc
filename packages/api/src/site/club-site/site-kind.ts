import { asc, eq } from 'drizzle-orm'
import type { MenuItem } from '@clubhouse/contract/site/club'
import { SiteDraft, type SiteBanner } from '@clubhouse/contract/site/office/site-draft'
import { siteChanges } from '@clubhouse/domain/site/club-site/site-changes'
import { clubs, type StoredBanner } from '../clubs/tables.ts'
import { menuItems } from './tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { DraftKind, Subject } from '../drafts/port.ts'
import { applySite } from './apply-site.ts'

/** A club has one website, which goes by the club's own id. */
export const siteOf = (clubId: string): Subject => ({ clubId, subjectId: clubId })

const NO_BANNER: SiteBanner = {
  is_on: false,
  title: '',
  short_content: '',
  url: '',
  external_url: '',
  from: null,
  until: null,
}

const asWritten = (banner: StoredBanner | null): SiteBanner =>
  banner === null
    ? NO_BANNER
    : {
        is_on: banner.is_on ?? true,
        title: banner.title,
        short_content: banner.short_content ?? '',
        url: banner.url ?? '',
        external_url: banner.external_url ?? '',
        from: banner.from ?? null,
        until: banner.until ?? null,
      }

/** What visitors see now. */
export async function liveSite(tx: Tx, { clubId }: Subject): Promise<SiteDraft | null> {
  const [club] = await tx
    .select({ theme: clubs.theme, banner: clubs.banner })
    .from(clubs)
    .where(eq(clubs.id, clubId))
  if (!club) return null
  const items = await tx
    .select()
    .from(menuItems)
    .where(eq(menuItems.clubId, clubId))
    .orderBy(asc(menuItems.position), asc(menuItems.id))
  return {
    theme: club.theme,
    menu: items.map(({ id, type, kind, title, url, pages, hidden }) => ({
      menu_item_id: id,
      title,
      url: url ?? '',
      pages,
      hidden,
      type: type as MenuItem['type'],
      kind: kind as MenuItem['kind'],
    })),
    banner: asWritten(club.banner),
  }
}

export const siteKind: DraftKind<SiteDraft> = {
  kind: 'site',
  parse: (content) => SiteDraft.parse(content),
  origin: liveSite,
  apply: applySite,
  changes: siteChanges,
  isBornLive: true,
  audited: { edited: 'site-edited', published: 'site-published', failed: 'site-not-published' },
}
