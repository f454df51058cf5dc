import type { ItemChange, ShopItemFields } from '@clubhouse/contract/selling/office/shop-items'
import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { itemChanges, kindOf } from './item-fields.ts'

/** More or fewer of what a club has on its shelves: what was counted in or out, and no sum of what was ever there. */

/** Nobody can take away what is not there. */
export const tooFewLeft = (left: number): string =>
  left === 0
    ? 'None are left to take away'
    : `Only ${left} ${left === 1 ? 'is' : 'are'} left, so take away fewer`

/** "+4", "−2" */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)

/** "+4", "4", "-2", "− 2"; empty for none; null where it is no whole number. */
export function parseAdd(typed: string): number | null {
  const plain = typed.replace(/\s/g, '').replace('−', '-')
  if (plain === '') return 0
  return /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : null
}

/** For the audit log: what became different, how many of each were counted in or out, and why. */
export function changesWithAdds(before: ShopItemFields, after: ItemChange): DraftChange[] {
  if (after.adds === undefined) return itemChanges(before, after)
  return [...itemChanges(before, withCountsOf(before, after)), ...addsInWords(before, after)]
}

/** Where there is a limit before and after, the counts that were sent with adds say nothing. */
function withCountsOf(before: ShopItemFields, after: ShopItemFields): ShopItemFields {
  const counted = (was: number | null | undefined, is: number | null) =>
    is === null || was === null || was === undefined ? is : was
  const variants = after.variants.map((variant) => {
    const was = before.variants.find((each) => each.variant_id === variant.variant_id)
    return { ...variant, stock: counted(was?.stock, variant.stock) }
  })
  return { ...after, stock: counted(before.stock, after.stock), variants }
}

function addsInWords(before: ShopItemFields, { adds = [], stock_note: note }: ItemChange): DraftChange[] {
  const said = adds
    .filter(({ add }) => add !== 0)
    .map(({ variant_id: id, add }) => {
      const variant = before.variants.find((each) => each.variant_id === id)
      return variant ? `${kindOf(before.option_names, variant)} ${signed(add)}` : signed(add)
    })
  if (said.length === 0) return []
  return [{ field: 'Stock', before: '', after: `${said.join(', ')}${note ? ` (${note})` : ''}` }]
}
