import type { FoundPlace } from '@clubhouse/contract/site/geocoding'
import type { Problem } from '@clubhouse/contract/endpoint'
import { apiAddress } from './fetch-part.ts'

/** Asks the back office for places; rejects with what the server says, or with nothing when it says nothing. */
export async function searchPlaces(query: string): Promise<FoundPlace[]> {
  const answer = await fetch(apiAddress(`/backoffice/geocode?${new URLSearchParams({ q: query })}`))
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null
    throw new Error(problem?.message)
  }
  const { places } = (await answer.json()) as { places: FoundPlace[] }
  return places
}
