import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { validatePlans } from '@clubhouse/contract/selling/products'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { bundleProblem } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { isBundle, mayContinue, type SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { apiAddress } from '#lib/fetching/fetch-part.ts'
import { failLoading, isLoading, startLoading, stopLoading, useLoading } from '#ui/loading/loading-store.ts'
import { notify } from '#ui/notifications/notification-store.ts'
import { SUMMARY } from '../messages.ts'
import { DETAILS_PATH } from '../paths.ts'
import { heldFor } from '../waiting/waiting-places.ts'

const CONTINUE = 'membership/continue'

export interface Going {
  /** MEMB-29 */
  isReady: boolean
  isBusy: boolean
  /** Why it does not go on: what remains to be done, or what the server said. */
  why: string | null
  hasFailed: boolean
  go: () => Promise<void>
}

/** MEMB-29, MEMB-30 */
export function useContinue(club: string, items: readonly SelectedItem[]): Going {
  const navigate = useNavigate()
  const isBusy = useLoading(CONTINUE)
  const [refused, setRefused] = useState<{ items: readonly SelectedItem[]; message: string } | null>(null)
  const isReady = mayContinue({ items, overSold: null })
  // What was said of another selection is no longer true.
  const said = refused?.items === items ? refused.message : null

  async function go(): Promise<void> {
    if (!isReady || isLoading(CONTINUE)) return
    startLoading(CONTINUE)
    const message = await refusalOf(club, items)
    if (message === null) {
      stopLoading(CONTINUE)
      await navigate(DETAILS_PATH)
      return
    }
    failLoading(CONTINUE)
    setRefused({ items, message })
    notify({ title: message, type: 'danger' })
  }

  return { isReady, isBusy, why: said ?? whatRemains(items), hasFailed: said !== null, go }
}

/** API-53: null where all of it can still be bought; else what to say. */
async function refusalOf(club: string, items: readonly SelectedItem[]): Promise<string | null> {
  const ids = toValidate(items)
  if (ids.length === 0) return null
  try {
    const response = await fetch(
      apiAddress(`/store/${encodeURIComponent(club)}/products/plans/validate-status`),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product_ids: ids }),
      },
    )
    if (!response.ok) return SUMMARY.validationFailed
    // Our own API, whose replies are held against the contract.
    const said = (await response.json()) as ReplyOf<typeof validatePlans>
    return said.all_plans_active ? null : said.message
  } catch {
    return SUMMARY.validationFailed
  }
}

/** Places that are held for the visitor are sold out to the catalogue: theirs they are all the same. */
function toValidate(items: readonly SelectedItem[]): string[] {
  const passed = new Map<string, number>()
  return items.flatMap((item) => {
    const { product_id: id } = item.product
    if (isBundle(item)) return [id]
    const before = passed.get(id) ?? 0
    passed.set(id, before + 1)
    return before < heldFor(item.product.metadata.plan_id) ? [] : [id]
  })
}

function whatRemains(items: readonly SelectedItem[]): string | null {
  if (items.length === 0) return SUMMARY.chooseFirst
  for (const item of items.filter(isBundle)) {
    const problem = bundleProblem(item.product, item.counts)
    if (problem !== null) return SUMMARY.fixBundle(item.product.name, problem)
  }
  return null
}
