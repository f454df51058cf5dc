import type { Block } from '@clubhouse/domain/people/registration/blocks'
import type { BundleEntry, Entry, PlanEntry } from '../../selection/entry.ts'

/**
 * DATA-34, MEMB-55: what of a registration is kept with what was chosen: who it is for, by id, and whether something is missing.
 * Never the answers (ADR 031).
 */
export function markEntries(
  entries: readonly Entry[],
  blocks: readonly Block[],
  hasTried: boolean,
): readonly Entry[] {
  const marked = entries.map((entry, at): Entry => {
    const own = blocks.filter(({ place }) => place.entry === at)
    if (entry.product.type === 'Plan') return own[0] ? marks(entry as PlanEntry, own[0], hasTried) : entry
    return markBundle(entry as BundleEntry, own, hasTried)
  })
  const isSame = marked.every((entry, at) => entry === entries[at])
  return isSame ? entries : marked
}

function markBundle(entry: BundleEntry, blocks: readonly Block[], hasTried: boolean): BundleEntry {
  const left = [...blocks]
  const bundleItems = entry.bundleItems.map((item) => {
    const at = left.findIndex(({ place }) => place.plan.product_id === item.product.product_id)
    const [block] = at < 0 ? [] : left.splice(at, 1)
    return block ? marks(item, block, hasTried) : item
  })
  const registrationValid = blocks.every(({ isDone }) => isDone)
  const invalidForm = hasTried && !registrationValid
  const isSame =
    bundleItems.every((item, at) => item === entry.bundleItems[at]) &&
    entry.registrationValid === registrationValid &&
    entry.invalidForm === invalidForm
  return isSame ? entry : { ...entry, bundleItems, registrationValid, invalidForm }
}

function marks(entry: PlanEntry, { rows, isDone }: Block, hasTried: boolean): PlanEntry {
  const before = entry.registrationMembersSelected
  const idOf = (type: 'guardian' | 'member', remembered: string | null) => {
    const given = rows.find((row) => row.type === type)?.given
    // Whoever was chosen in a tab that is gone stays named until somebody else is chosen.
    return given ? (given.member_id ?? null) : remembered
  }
  const guardianSelectedId = idOf('guardian', before.guardianSelectedId)
  const memberSelectedId = idOf('member', before.memberSelectedId)
  const invalidForm = hasTried && !isDone
  const isSame =
    before.guardianSelectedId === guardianSelectedId &&
    before.memberSelectedId === memberSelectedId &&
    entry.registrationValid === isDone &&
    entry.invalidForm === invalidForm
  if (isSame) return entry
  const registrationMembersSelected = { guardianSelectedId, memberSelectedId }
  return { ...entry, registrationValid: isDone, registrationMembersSelected, invalidForm }
}
