import { useEffect, useMemo, useRef, useState } from 'react'
import type { MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import type { WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listProducts } from '@clubhouse/contract/selling/products'
import { apiAddress } from '#lib/fetching/fetch-part.ts'
import type { MembershipData } from './load-membership.ts'
import { holdAgainst } from './selection/selection-store.ts'
import { type Entry, isBundleEntry } from './selection/entry.ts'
import { useWaitingPlaces } from './waiting/waiting-places.ts'
import { withOffers } from './waiting/with-offers.ts'

/** API-46: the plans and bundles of one programme, all of them. */
export async function fetchProducts(club: string, programId: string): Promise<MembershipProduct[]> {
  const query = new URLSearchParams({ 'program_id[]': programId })
  const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/products?${query}`))
  if (!response.ok) throw new Error(`The products were answered by ${response.status}`)
  // Our own API, whose replies are held against the contract.
  const { items } = (await response.json()) as ReplyOf<typeof listProducts>
  return items
}

export type PanelState =
  | { step: 'unasked' }
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'loaded'; products: MembershipProduct[] }

export interface Catalogue {
  stateOf: (programId: string) => PanelState
  /** MEMB-13: asks once; again only after it did not come. */
  load: (programId: string) => void
  /** Of every programme that has come so far. */
  products: MembershipProduct[]
}

const UNASKED: PanelState = { step: 'unasked' }

/** The products that this page knows, by programme: what was served, and what was asked for since. */
export function useCatalogue(club: string, served: MembershipData, entries: readonly Entry[]): Catalogue {
  const places = useWaitingPlaces()
  const [loaded, setPanels] = useState<Record<string, PanelState>>(() => servedPanels(served))
  const asked = useRef(new Set<string>(Object.keys(loaded)))
  const panels = useMemo(() => offeredPanels(loaded, places ?? []), [loaded, places])

  function load(programId: string): void {
    if (asked.current.has(programId) && panels[programId]?.step !== 'failed') return
    asked.current.add(programId)
    const show = (state: PanelState) => setPanels((before) => ({ ...before, [programId]: state }))
    show({ step: 'loading' })
    fetchProducts(club, programId).then(
      (products) => show({ step: 'loaded', products }),
      () => show({ step: 'failed' }),
    )
  }

  // What was chosen earlier is held against what is sold now, for which its programmes have to be known.
  const { programs } = served
  const wanted = [...new Set(entries.flatMap(programsOf))].join(' ')
  useEffect(() => {
    for (const id of wanted.split(' ')) {
      if (programs.some(({ program_id }) => program_id === id) && !asked.current.has(id)) load(id)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` asks by a ref, so any of its versions will do
  }, [wanted, programs])

  const products = useMemo(
    () => Object.values(panels).flatMap((panel) => (panel.step === 'loaded' ? panel.products : [])),
    [panels],
  )
  useEffect(() => {
    const isListed = (id: string) => programs.some(({ program_id }) => program_id === id)
    const finished = wanted.split(' ').filter((id) => id !== '' && !isListed(id))
    const known = Object.keys(panels).filter((id) => panels[id]?.step === 'loaded')
    // Until it is known what is held for somebody, nothing of theirs is called sold out.
    if (wanted !== '' && places !== null) holdAgainst(products, new Set([...known, ...finished]))
  }, [wanted, panels, products, programs, places])

  return { stateOf: (id) => panels[id] ?? UNASKED, load, products }
}

function servedPanels({ open }: MembershipData): Record<string, PanelState> {
  if (!open) return {}
  const { programId, products } = open
  return { [programId]: products ? { step: 'loaded', products } : { step: 'failed' } }
}

function offeredPanels(panels: Record<string, PanelState>, places: readonly WaitingPlace[]) {
  return Object.fromEntries(
    Object.entries(panels).map(([id, panel]) => [
      id,
      panel.step === 'loaded' ? { ...panel, products: withOffers(panel.products, places) } : panel,
    ]),
  )
}

/** A bundle may hold plans of another programme, which a cheaper combination has to know alone. */
function programsOf(entry: Entry): string[] {
  const inside = isBundleEntry(entry) ? entry.bundleItems.flatMap(programsOf) : []
  return [entry.product.metadata.program_id, ...inside]
}
