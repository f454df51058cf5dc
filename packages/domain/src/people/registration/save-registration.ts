import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { FormType } from '@clubhouse/contract/people/registration'
import { type FormsByPlan, hasGuardian } from './blocks.ts'
import type { Place } from './places.ts'
import type { Registrations } from './registrations.ts'

/** MEMB-49, MEMB-50: with what was filled in for one place. The guardian of the first child is kept for the others. */
export function withForm(
  registrations: Registrations,
  { place, type, given, isFirstGuardian }: SavedForm,
): Registrations {
  const before = registrations.places[place.key] ?? {}
  const places = { ...registrations.places, [place.key]: { ...before, [type]: given } }
  return { ...registrations, places, ...(isFirstGuardian && { guardian: given }) }
}

export interface SavedForm {
  place: Place
  type: FormType
  given: GivenForm
  isFirstGuardian: boolean
}

/** The first place that has a guardian, if it is this one. */
export const isFirstGuardian = (place: Place, places: readonly Place[], forms: FormsByPlan): boolean =>
  places.find((each) => hasGuardian(each, forms))?.key === place.key

/** MEMB-51: once a guardian is known, in whatever order children were chosen; asked until it is answered, and only where there is another child. */
export function asksForAll(
  places: readonly Place[],
  forms: FormsByPlan,
  { isForAll, guardian }: Pick<Registrations, 'isForAll' | 'guardian'>,
): boolean {
  const children = places.filter((place) => hasGuardian(place, forms)).length
  return isForAll === null && guardian !== null && children > 1
}

/** MEMB-52: No copies nothing. Yes takes the place of what was said of other guardians before. */
export function assignToAll(
  registrations: Registrations,
  isForAll: boolean,
  firstKey: string | null,
): Registrations {
  if (!isForAll) return { ...registrations, isForAll }
  const places = Object.fromEntries(
    Object.entries(registrations.places).map(([key, { guardian, member }]) => [
      key,
      { ...(key === firstKey && guardian && { guardian }), ...(member && { member }) },
    ]),
  )
  return { ...registrations, isForAll, places }
}
