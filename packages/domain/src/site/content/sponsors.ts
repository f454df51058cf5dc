import type { Sponsor } from '@clubhouse/contract/site/content'

export { safeExternalUrl } from './safe-url.ts'

/** HOME-13 to HOME-15, CONST-10: so many at once; the arrows show where there are more. */
export const SPONSORS_SHOWN = { small: 2, large: 4 } as const

/** OPEN-050: featured ones first, otherwise as the club ordered them. */
export function orderSponsors<S extends Pick<Sponsor, 'featured'>>(sponsors: readonly S[]): S[] {
  return sponsors.toSorted((a, b) => Number(b.featured) - Number(a.featured))
}
