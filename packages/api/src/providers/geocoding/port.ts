import type { FoundPlace } from '@clubhouse/contract/site/geocoding'

/** More than these nobody reads. */
export const MOST_HITS = 8

export interface Geocoder {
  /** Places for an address, the likeliest first; none when there is none. Throws when it cannot say. */
  search: (text: string) => Promise<FoundPlace[]>
}
