import { z } from 'zod'
import { FoundPlace } from '@clubhouse/contract/site/geocoding'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { type Geocoder, MOST_HITS } from './port.ts'

const LONGEST_LABEL = 300

/** Numbers travel as text here; an entry that is no place is left out, and the others are kept. */
const Hit = z.object({
  display_name: z.string().min(1),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
})
const Answer = z.array(z.unknown())

/** GEOCODING_URL: the address of the search, to which the question is added; a key may stand in it already. */
export function nominatim(outgoing: OutgoingClient, address: string): Geocoder {
  return {
    search: async (text) => {
      const url = new URL(address)
      url.searchParams.set('q', text)
      url.searchParams.set('format', 'jsonv2')
      url.searchParams.set('limit', String(MOST_HITS))
      const answer = await outgoing.getJson(url, { schema: Answer })
      return answer.flatMap(placeOf).slice(0, MOST_HITS)
    },
  }
}

function placeOf(entry: unknown): FoundPlace[] {
  const hit = Hit.safeParse(entry)
  if (!hit.success) return []
  const { display_name: label, lat: latitude, lon: longitude } = hit.data
  const place = FoundPlace.safeParse({ label: label.slice(0, LONGEST_LABEL), latitude, longitude })
  return place.success ? [place.data] : []
}
