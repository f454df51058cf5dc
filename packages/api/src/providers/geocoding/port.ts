import type { FoundPlace } from '@clubhouse/contract/site/geocoding'

/** Most places returned; nobody reads a longer list. */
export const MOST_HITS = 8

export interface Geocoder {
  /** Places for an address, the likeliest first; empty when none is found. Throws when the service fails. */
  search: (text: string) => Promise<FoundPlace[]>
}
