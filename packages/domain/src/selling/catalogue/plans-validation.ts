import type { MembershipProduct, PlansValidation } from '@clubhouse/contract/selling/catalogue'
import { isBuyable } from './availability.ts'

/** DATA-37: which of what was chosen cannot be bought now, in words; an id may be there as often as it was chosen. */
export function validatePlans(
  chosen: readonly string[],
  products: readonly MembershipProduct[],
): PlansValidation {
  const wanted = new Map<string, number>()
  for (const id of chosen) wanted.set(id, (wanted.get(id) ?? 0) + 1)
  const known = products.filter(({ product_id: id }) => wanted.has(id))
  const problems = known.flatMap((product) => problemOf(product, wanted.get(product.product_id) ?? 0) ?? [])
  const gone = wanted.size - known.length
  return {
    inactive_plans_count: problems.length + gone,
    all_plans_active: problems.length + gone === 0,
    message: [...problems, ...(gone > 0 ? [goneInWords(gone)] : [])].join(' '),
  }
}

function problemOf(product: MembershipProduct, count: number): string | null {
  const { name, metadata } = product
  if (metadata.availability === 'sold_out') return `${name} is sold out.`
  if (metadata.availability === 'closed') return `${name} has closed.`
  if (!isBuyable(metadata.availability)) return `${name} isn’t open yet.`
  const left = product.type === 'Plan' ? product.metadata.available_count : null
  if (left === null || count <= left) return null
  return left === 1
    ? `There’s only 1 place left on ${name}.`
    : `There are only ${left} places left on ${name}.`
}

/** What is no longer offered has no name that we may say. */
const goneInWords = (count: number): string =>
  count === 1
    ? 'One of the plans you chose is no longer on offer.'
    : `${count} of the plans you chose are no longer on offer.`
