import { useMemo, useSyncExternalStore } from 'react'
import * as rules from '@clubhouse/domain/selling/catalogue/selection'
import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import type { BundleCounts } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { browserStorage } from '#lib/visit/browser-storage.ts'
import { changeBundle, type Entry, isBundleEntry, itemOf, newEntry, soldAs } from './entry.ts'
import { readEntries, SELECTED_PLANS, writeEntries } from './stored-entries.ts'

/** What is chosen in this browser: in its storage (MEMB-27), and here for pages that are open. */
export interface Chosen {
  entries: readonly Entry[]
  /** MEMB-24: the product of which no more were to be had. */
  overSold: string | null
  /** What was chosen before and can no longer be bought. */
  gone: readonly string[]
  /** How often something was added on this page (MEMB-33). */
  additions: number
}

export const NOTHING_CHOSEN: Chosen = { entries: [], overSold: null, gone: [], additions: 0 }

let chosen: Chosen | null = null
/** What storage held when it was last looked at. */
let known: string | null = null
const inStorage = () => browserStorage()?.getItem(SELECTED_PLANS) ?? null
const listeners = new Set<() => void>()

export function currentSelection(): Chosen {
  if (chosen === null) {
    known = inStorage()
    chosen = { ...NOTHING_CHOSEN, entries: readEntries(known) }
  }
  return chosen
}

export function subscribeToSelection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTab)
    // While nobody looked, somebody may have signed out, or ordered (AUTH-63, ORDER-05).
    if (inStorage() !== known) chosen = null
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab)
  }
}

/** Two tabs agree: what the other one wrote holds here too. A key of null says that all was cleared. */
function hearOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== SELECTED_PLANS && key !== null) return
  known = inStorage()
  replaced(readEntries(newValue), show)
}

function show(next: Chosen): void {
  chosen = next
  for (const listener of listeners) listener()
}

function keep(next: Chosen): void {
  show(next)
  try {
    const text = writeEntries(next.entries)
    if (text === null) browserStorage()?.removeItem(SELECTED_PLANS)
    else browserStorage()?.setItem(SELECTED_PLANS, text)
  } catch {
    // Full or forbidden: it is chosen for as long as the page is open.
  }
  known = inStorage()
}

/** Puts other entries in place of all: a cheaper combination, and the way back. */
export const replaceEntries = (entries: readonly Entry[]): void => replaced(entries, keep)

function replaced(entries: readonly Entry[], by: (next: Chosen) => void): void {
  by({ ...NOTHING_CHOSEN, entries, additions: currentSelection().additions })
}

export const updateEntry = (at: number, change: (entry: Entry) => Entry): void =>
  replaceEntries(currentSelection().entries.map((entry, index) => (index === at ? change(entry) : entry)))

/** The rules know nothing of answers: an item that they leave as it was keeps its entry. */
function follow(rule: (selection: rules.Selection) => rules.Selection): boolean {
  const { entries, overSold, additions } = currentSelection()
  const items = entries.map(itemOf)
  const next = rule({ items, overSold })
  keep({
    entries: next.items.map((item) => entries[items.indexOf(item)] ?? newEntry(item)),
    overSold: next.overSold,
    gone: [],
    additions: additions + (next.items.length > items.length ? 1 : 0),
  })
  return next.overSold === null
}

/** MEMB-23, MEMB-24: says whether they were to be had. */
export const choosePlan = (plan: PlanProduct, count: number): boolean =>
  follow((selection) => rules.selectPlan(selection, plan, count))

/** MEMB-25 */
export const chooseOneLess = (productId: string): boolean =>
  follow((selection) => rules.removeOne(selection, productId))

/** MEMB-26 */
export const deselectPlan = (productId: string): boolean =>
  follow((selection) => rules.deselect(selection, productId))

/** BUNDLE-15 */
export const chooseBundle = (bundle: BundleProduct, counts: BundleCounts): boolean =>
  follow((selection) => rules.selectBundle(selection, bundle, counts))

/** BUNDLE-17 */
export const removeBundle = (at: number): boolean => follow((selection) => rules.removeAt(selection, at))

/** One place more or less in a bundle that is chosen; what is too much for the plan is refused (MEMB-24). */
export function changeChosenBundle(at: number, plan: PlanProduct, by: 1 | -1): void {
  const { entries, additions } = currentSelection()
  if (by === 1 && !rules.hasRoom(entries.map(itemOf), plan, 1)) {
    show({ entries, overSold: plan.product_id, gone: [], additions })
    return
  }
  updateEntry(at, (entry) => (isBundleEntry(entry) ? changeBundle(entry, plan, by) : entry))
}

/** What was chosen earlier, held against what is sold now; only what these products can speak for. */
export function holdAgainst(products: readonly MembershipProduct[], programs: ReadonlySet<string>): void {
  const { entries, gone: before, ...rest } = currentSelection()
  const asked = entries.map((entry) => ({ ...itemOf(entry), entry }))
  const isKnown = ({ product }: Entry) => programs.has(product.metadata.program_id)
  const others = entries.filter((entry) => !isKnown(entry))
  const { items, gone } = rules.stillThere(
    asked.filter(({ entry }) => isKnown(entry)),
    products,
  )
  const sold = new Map(items.map(({ entry, product }) => [entry, soldAs(entry, product)]))
  const isOther = new Set(others)
  const next = entries.flatMap((entry) => (isOther.has(entry) ? [entry] : (sold.get(entry) ?? [])))
  if (JSON.stringify(next) === JSON.stringify(entries)) return
  keep({ ...rest, entries: next, gone: [...new Set([...before, ...gone])] })
}

export const forgetGone = (): void => show({ ...currentSelection(), gone: [] })

/** For tests: as if the page had just been opened. */
export const reopenSelection = (): void => void (chosen = null)

export interface Selected extends Chosen {
  items: readonly rules.SelectedItem[]
}

/** What is chosen in this browser; to the server, and until React has taken over, nothing. */
export function useSelection(): Selected {
  const current = useSyncExternalStore(subscribeToSelection, currentSelection, () => NOTHING_CHOSEN)
  return useMemo(() => ({ ...current, items: current.entries.map(itemOf) }), [current])
}
