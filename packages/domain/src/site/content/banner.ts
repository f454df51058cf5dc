import type { Banner } from '@clubhouse/contract/site/club'
import { pathTo, plainPath, safeExternalUrl } from './safe-url.ts'

export interface BannerLink {
  href: string
  /** Opens in a new tab. */
  external: boolean
}

/** SHELL-29, OPEN-038: where "View More" leads; null when it leads nowhere and is not shown. */
export function bannerLink(banner: Pick<Banner, 'url' | 'external_url'> | null): BannerLink | null {
  if (banner === null) return null
  const external = safeExternalUrl(banner.external_url)
  if (external !== null) return { href: external, external: true }
  const href = pathTo('/news', banner.url)
  return href === null ? null : { href, external: false }
}

/** SHELL-30, OPEN-039 */
export function showsBanner(path: string): boolean {
  return plainPath(path) === '/'
}
