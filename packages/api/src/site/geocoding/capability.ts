import { findPlaces } from '@clubhouse/contract/site/geocoding'
import { mayEditMap } from '@clubhouse/domain/places/map-rules'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import type { Geocoder } from '#providers/geocoding/port.ts'

/** Every search is a question to somebody else, who counts them. */
const SEARCH = member('search')

export interface GeocodingDeps {
  /** Null where the deployment has no such service. */
  geocoder: Geocoder | null
}

export function geocodingEndpoints({ geocoder }: GeocodingDeps): ServedEndpoint[] {
  return [
    serve(findPlaces, SEARCH, async ({ query }, caller) => {
      // MAP-02, HOSTS-21: whoever may not edit a map needs no search for it.
      if (!mayEditMap(caller.site?.host.type ?? null, caller.member.user.roles))
        throw new Refusal(403, 'forbidden', NOT_PERMITTED)
      if (!geocoder) throw noAnswer('Address search isn’t set up. Move the marker yourself.')
      return { places: await ask(geocoder, query.q) }
    }),
  ]
}

async function ask(geocoder: Geocoder, text: string) {
  try {
    return await geocoder.search(text)
  } catch {
    // What went wrong out there is counted by the client that asked; the address typed goes nowhere.
    throw noAnswer('Address search isn’t working right now. Try again, or move the marker yourself.')
  }
}

const noAnswer = (message: string) =>
  new Refusal(503, 'geocoding_unavailable', message, { retryAfterSeconds: 15 })

export const geocodingCapability = (deps: GeocodingDeps): Capability => ({
  name: 'geocoding',
  endpoints: geocodingEndpoints(deps),
})
