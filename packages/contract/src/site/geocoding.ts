import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** A place that a search by address came up with. */
export const FoundPlace = z.object({
  label: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/** MAP-01, MAP-04: no hit is an empty list and no fault. */
export const findPlaces = endpoint('GET /backoffice/geocode', {
  name: 'findPlaces',
  summary: 'Places by address, for the map in the back office',
  tag: 'Geocoding',
  query: z.object({ q: z.string().trim().min(1).max(200) }),
  reply: z.object({ places: z.array(FoundPlace) }),
})
