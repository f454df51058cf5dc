import type { Sponsor } from '@clubhouse/contract/content'
import type { Size } from './breakpoints.ts'

export { safeExternalUrl } from './safe-url.ts'

/** HOME-13, CONST-10 */
export const SPONSORS_SHOWN = 4
const ENOUGH_WITHOUT_ARROWS = { small: 2, medium: 4, large: 4 } as const

/** OPEN-050: featured ones first, otherwise as the club ordered them. */
export function orderSponsors<S extends Pick<Sponsor, 'featured'>>(sponsors: readonly S[]): S[] {
  return sponsors.toSorted((a, b) => Number(b.featured) - Number(a.featured))
}

/** HOME-14, HOME-15 */
export function showsArrows(count: number, size: Size): boolean {
  return count > ENOUGH_WITHOUT_ARROWS[size]
}
