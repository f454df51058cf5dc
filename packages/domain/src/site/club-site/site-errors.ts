import type { SiteBanner, SiteDraft, SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { pathTo, safeExternalUrl } from '../content/safe-url.ts'

/** What has to be put right before visitors can see it, by the field: `menu.{id}.title`, `banner.until` … */
export type SiteErrors = Record<string, string>

export function siteErrors({ menu, banner }: SiteDraft): SiteErrors {
  return Object.assign({}, ...menu.map(itemErrors), bannerErrors(banner)) as SiteErrors
}

export function itemErrors(item: SiteMenuItem): SiteErrors {
  const at = `menu.${item.menu_item_id}`
  return {
    ...(item.title.trim() === '' && { [`${at}.title`]: 'Give it a name' }),
    ...targetErrors(item, at),
  }
}

function targetErrors({ type, kind, url, pages }: SiteMenuItem, at: string): SiteErrors {
  switch (type) {
    case 'External':
      return safeExternalUrl(url) === null ? { [`${at}.url`]: WEB_ADDRESS } : {}
    case 'Page':
      return pathTo('/pages', url) === null ? { [`${at}.url`]: 'Choose a page' } : {}
    case 'Product':
      if (kind === null) return { [`${at}.kind`]: 'Choose what it leads to' }
      return needsUrl(kind) && pathTo('/products', url) === null
        ? { [`${at}.url`]: 'Choose which one it leads to' }
        : {}
    case 'Section': {
      const isWhole = pages.every(({ title, url: page }) => title.trim() !== '' && pathTo('/pages', page))
      return pages.length > 0 && isWhole
        ? {}
        : { [`${at}.pages`]: 'Choose at least one page, each with a name' }
    }
  }
}

/** Of a club's lottos and draws one is meant; membership and shop are there once. */
export const needsUrl = (kind: SiteMenuItem['kind']): boolean => kind === 'LotteryPage' || kind === 'DrawPage'

const WEB_ADDRESS = 'Use an address like https://league.example'

export function bannerErrors({ is_on, title, url, external_url, from, until }: SiteBanner): SiteErrors {
  return {
    ...(is_on && title.trim() === '' && { 'banner.title': 'Give it a title' }),
    ...(external_url !== '' &&
      safeExternalUrl(external_url) === null && { 'banner.external_url': WEB_ADDRESS }),
    ...(url !== '' && pathTo('/news', url) === null && { 'banner.url': 'Choose an article' }),
    ...(from &&
      until &&
      Date.parse(until) <= Date.parse(from) && { 'banner.until': 'Choose a time after the start' }),
  }
}
