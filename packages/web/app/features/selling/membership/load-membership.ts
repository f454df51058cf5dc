import { data, replace } from 'react-router'
import type { MembershipDiscount, MembershipProduct, Program } from '@clubhouse/contract/selling/catalogue'
import { listPlanDiscounts, listPrograms, listProducts } from '@clubhouse/contract/selling/products'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { cached } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { MEMBERSHIP_PATH } from './paths.ts'

export interface MembershipData {
  /** All that are not finished, in the club's order. */
  programs: Program[]
  /** MEMB-09: the only one to be shown; null for all. */
  shown: string | null
  /** MEMB-12: of the programme that is open from the start. Null when they did not load. */
  open: { programId: string; products: MembershipProduct[] | null } | null
  discounts: MembershipDiscount[]
  /** ERR-38 */
  hasDiscountsFailed: boolean
}

/** API-52, API-46, API-48. The same for everybody: what is chosen is known to the browser alone. */
export async function loadMembership(page: PageContext, url: URL) {
  const better = clearedAddress(url)
  if (better !== null) throw replace(better)
  const params = { club: clubOf(page) }
  const [programs, discounts] = await Promise.all([
    page.call(listPrograms, { params, query: { status: 'not-finished' } }).catch((error: unknown) => {
      throw asRouteError(error, page)
    }),
    loadPart(page.call(listPlanDiscounts, { params, query: {} }), page),
  ])
  const asked = url.searchParams.get('id')
  const shown = programs.items.find(({ program_id }) => program_id === asked)?.program_id ?? null
  // An old link leads to what there is.
  if (asked !== null && shown === null) throw replace(MEMBERSHIP_PATH)
  const [first, ...others] = programs.items
  const lone = shown ?? (first && others.length === 0 ? first.program_id : null)
  const products = lone
    ? await loadPart(page.call(listProducts, { params, query: { program_id: [lone] } }), page)
    : null
  const found: MembershipData = {
    programs: programs.items,
    shown,
    open: lone ? { programId: lone, products: products?.value?.items ?? null } : null,
    discounts: discounts.value?.items ?? [],
    hasDiscountsFailed: discounts.hasFailed,
  }
  const isWhole = !discounts.hasFailed && !products?.hasFailed
  return isWhole ? cached(found) : data(found)
}

/** MEMB-10: null for an address that has nothing to be cleared of. */
function clearedAddress({ searchParams }: URL): string | null {
  const names = [...searchParams.keys()].filter((name) => /^program_id(\[\d*\])?$/.test(name))
  if (names.length === 0) return null
  const rest = new URLSearchParams(searchParams)
  for (const name of names) rest.delete(name)
  const query = rest.toString()
  return MEMBERSHIP_PATH + (query && `?${query}`)
}
