import type { FoundPlace } from '@clubhouse/contract/site/geocoding'
import type { Place } from '@clubhouse/domain/places/map-rules'

export const CLUB_GROUND: Place = { latitude: 53.7631, longitude: -9.8127 }

const PLACES: FoundPlace[] = [
  { label: 'Quay Road, Dunvarra', latitude: 53.7604, longitude: -9.8196 },
  { label: 'Chapel Street, Dunvarra', latitude: 53.7659, longitude: -9.8058 },
  { label: 'Shore Road, Inishvarn', latitude: 54.3918, longitude: -5.6012 },
]

/** The showcase on a club's site may not ask the back office: it answers itself, and fails when asked to. */
export async function searchExamples(query: string): Promise<FoundPlace[]> {
  if (query === 'fail') throw new Error()
  return PLACES.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
}
