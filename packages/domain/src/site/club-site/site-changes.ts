import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import type { SiteBanner, SiteDraft, SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { FONT_NAMES } from './font-names.ts'

/** What became different, for the history and the audit log. */
export function siteChanges(before: SiteDraft, after: SiteDraft): DraftChange[] {
  const was = before.theme
  const is = after.theme
  return [
    change('Main colour', was.color.primary, is.color.primary),
    change('Second colour', was.color.accent, is.color.accent),
    change('Warning colour', was.color.warning, is.color.warning),
    change('Behind the crest', was.color.logo_background, is.color.logo_background),
    change('Headings', FONT_NAMES[was.heading_font], FONT_NAMES[is.heading_font]),
    change('Dark at night', onOff(was.dark_mode), onOff(is.dark_mode)),
    ...menuChanges(before.menu, after.menu),
    ...bannerChanges(before.banner, after.banner),
  ].filter((each) => each !== null)
}

function menuChanges(
  before: readonly SiteMenuItem[],
  after: readonly SiteMenuItem[],
): (DraftChange | null)[] {
  const named = (items: readonly SiteMenuItem[]) => items.map(nameOf).join(', ')
  // Which and in which order is one line; where an entry leads that kept its place is another.
  const isListed = named(before) !== named(after)
  const moved = after.flatMap((item) => {
    const old = before.find(({ menu_item_id }) => menu_item_id === item.menu_item_id)
    return old ? [change(`“${nameOf(item)}” leads to`, targetOf(old), targetOf(item))] : []
  })
  return [isListed ? { field: 'Menu', before: named(before), after: named(after) } : null, ...moved]
}

const nameOf = ({ title, hidden }: SiteMenuItem) => (hidden ? `${title} (hidden)` : title)

function targetOf({ type, kind, url, pages }: SiteMenuItem): string {
  if (type === 'Section') return pages.map(({ title, url: page }) => `${title} (${page})`).join(', ')
  return type === 'Product' ? [kind?.replace('Page', ''), url].filter(Boolean).join(' ') : url
}

const bannerChanges = (was: SiteBanner, is: SiteBanner): (DraftChange | null)[] => [
  change('Banner', onOff(was.is_on), onOff(is.is_on)),
  change('Banner title', was.title, is.title),
  change('Banner text', was.short_content, is.short_content),
  change('Banner link', was.external_url || was.url, is.external_url || is.url),
  change('Banner from', momentOf(was.from), momentOf(is.from)),
  change('Banner until', momentOf(was.until), momentOf(is.until)),
]

/** Without a club there is no clock but the world's. */
const momentOf = (at: string | null) => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : '')

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')

const change = (field: string, before: string, after: string): DraftChange | null =>
  before === after ? null : { field, before, after }
