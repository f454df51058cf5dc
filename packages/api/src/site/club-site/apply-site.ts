import { eq } from 'drizzle-orm'
import type { SiteBanner, SiteDraft, SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { siteErrors } from '@clubhouse/domain/site/club-site/site-errors'
import { clubs, type StoredBanner } from '../clubs/tables.ts'
import { menuItems } from './tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Subject } from '../drafts/port.ts'

/** Makes a draft what visitors see: theme, menu and banner together, or none of them. Looks at everything before it writes. */
export async function applySite(
  tx: Tx,
  { clubId, content: { theme, menu, banner } }: Subject & { content: SiteDraft; at: Date },
): Promise<Refusal | null> {
  const [club] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update')
  if (!club) return notFound('The club')
  const errors = siteErrors({ theme, menu, banner })
  const [first] = Object.values(errors)
  if (first) return new Refusal(422, 'invalid_site', first, { errors })

  await tx
    .update(clubs)
    .set({ theme, banner: stored(banner) })
    .where(eq(clubs.id, clubId))
  await tx.delete(menuItems).where(eq(menuItems.clubId, clubId))
  if (menu.length > 0) await tx.insert(menuItems).values(menu.map((item, at) => row(clubId, item, at + 1)))
  return null
}

/** Null where nothing was ever written. */
function stored({
  title,
  short_content,
  url,
  external_url,
  is_on,
  from,
  until,
}: SiteBanner): StoredBanner | null {
  if (!is_on && !title && !short_content && !url && !external_url) return null
  return {
    title,
    short_content: short_content || null,
    url: url || null,
    external_url: external_url || null,
    is_on,
    from,
    until,
  }
}

/** What another type of entry left behind is not kept. */
function row(
  clubId: string,
  { menu_item_id, type, kind, title, url, pages, hidden }: SiteMenuItem,
  position: number,
) {
  return {
    clubId,
    id: menu_item_id,
    position,
    type,
    title,
    hidden,
    kind: type === 'Product' ? kind : null,
    url: type === 'Section' ? null : url || null,
    pages: type === 'Section' ? pages : [],
  }
}
