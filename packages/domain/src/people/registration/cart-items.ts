import type { GivenForm, NewCartItem, PlanInCart } from '@clubhouse/contract/selling/cart'
import { isBundle, type SelectedItem } from '../../selling/catalogue/selection.ts'
import { withoutDuplicateSections } from '../forms/answers/wire-answers.ts'
import type { Block } from './blocks.ts'

/** API-33: what is put into the cart; null while something is still to be filled in (MEMB-54). */
export function cartItemsOf(items: readonly SelectedItem[], blocks: readonly Block[]): NewCartItem[] | null {
  if (blocks.length === 0 || !blocks.every(({ isDone }) => isDone)) return null
  return items.map((item, entry): NewCartItem => {
    const plans = blocks.flatMap((block) => (block.place.entry === entry ? [planOf(block)] : []))
    const [first] = plans
    const { product_id } = item.product
    if (!isBundle(item) && first) return { product_id, metadata: first.metadata }
    return { product_id, metadata: { products: plans } }
  })
}

function planOf({ place: { plan }, rows }: Block): { product_id: string; metadata: PlanInCart } {
  const given = (type: 'guardian' | 'member') => rows.find((row) => row.type === type)?.given ?? null
  const [guardian, member] = [given('guardian'), given('member')]
  if (!member) throw new Error('A plan is for someone')
  return {
    product_id: plan.product_id,
    metadata: {
      plan_id: plan.metadata.plan_id,
      registration_form: { ...(guardian && { guardian: onceEach(guardian) }), member: onceEach(member) },
    },
  }
}

/** MEMB-57 */
const onceEach = (given: GivenForm): GivenForm => ({ ...given, ...withoutDuplicateSections(given) })
