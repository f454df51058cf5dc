import type { FormType } from '@clubhouse/contract/people/registration'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import { type Entry, isBundleEntry } from '../selection/entry.ts'

/** The member's id that was chosen for a place in another visit; null for none. */
export function chosenBefore(
  entries: readonly Entry[],
  blocks: readonly Block[],
  { place }: Block,
  type: FormType,
): string | null {
  const entry = entries[place.entry]
  if (!entry) return null
  const alike = blocks.filter(
    (block) => block.place.entry === place.entry && block.place.plan.product_id === place.plan.product_id,
  )
  const which = alike.findIndex((block) => block.place.key === place.key)
  const item = isBundleEntry(entry)
    ? entry.bundleItems.filter(({ product }) => product.product_id === place.plan.product_id)[which]
    : entry
  const selected = item?.registrationMembersSelected
  return (type === 'guardian' ? selected?.guardianSelectedId : selected?.memberSelectedId) ?? null
}
