import type { Registrations } from '@clubhouse/domain/people/registration/registrations'
import { NOTHING_FILLED_IN } from '@clubhouse/domain/people/registration/registrations'
import { forgetStoredDraft, readStoredDraft, storeDraft } from '#lib/form/draft-storage.ts'

/**
 * What was filled in, in the tab's own storage (ADR 031): it is about children, and local storage outlives whoever sat here.
 * Kept among the drafts of forms, so that it goes with them when somebody signs out or somebody else signs in.
 */
const KEY = 'membership.registrations'

let text: string | null = null
let filled: Registrations = NOTHING_FILLED_IN
/** False where the browser has no room: then it lives as long as the page. */
let isStored = true
const listeners = new Set<() => void>()

export function currentRegistrations(): Registrations {
  const stored = readStoredDraft(KEY)
  if (stored !== text && isStored) {
    text = stored
    filled = readRegistrations(stored)
  }
  return filled
}

export function keepRegistrations(next: Registrations): void {
  filled = next
  text = JSON.stringify(next)
  storeDraft(KEY, text)
  isStored = readStoredDraft(KEY) === text
  for (const listener of listeners) listener()
}

export function forgetRegistrations(): void {
  forgetStoredDraft(KEY)
  filled = NOTHING_FILLED_IN
  text = null
  isStored = true
  for (const listener of listeners) listener()
}

export function subscribeToRegistrations(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Written by a page of ours; anything else counts as nothing. */
export function readRegistrations(stored: string | null): Registrations {
  if (stored === null) return NOTHING_FILLED_IN
  try {
    const read: unknown = JSON.parse(stored)
    if (!isRecord(read) || !isRecord(read['places'])) return NOTHING_FILLED_IN
    const places = Object.entries(read['places']).flatMap(([key, place]) => {
      if (!isRecord(place)) return []
      const { guardian, member } = place
      return [[key, { ...(isGiven(guardian) && { guardian }), ...(isGiven(member) && { member }) }]]
    })
    const { guardian, isForAll, hasTried } = read
    return {
      guardian: isGiven(guardian) ? guardian : null,
      isForAll: typeof isForAll === 'boolean' ? isForAll : null,
      places: Object.fromEntries(places) as Registrations['places'],
      hasTried: hasTried === true,
    }
  } catch {
    return NOTHING_FILLED_IN
  }
}

const isGiven = (value: unknown): value is NonNullable<Registrations['guardian']> =>
  isRecord(value) &&
  typeof value['form_id'] === 'string' &&
  typeof value['version'] === 'number' &&
  Array.isArray(value['sections']) &&
  value['sections'].every((section) => isRecord(section) && Array.isArray(section['questions']))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
