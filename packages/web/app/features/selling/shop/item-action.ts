import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { buy } from '#parts/selling/buying/buy.ts'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { fieldOf, variantFor } from './choice.ts'
import { itemOf } from './load-item.ts'
import { ITEM } from './messages.ts'

/** SHOP-03: what was chosen by the form of an item, with or without a script. */
export const itemAction = publicAction(async ({ page, request, params }) => {
  const form = await readForm(request)
  const item = await itemOf(page, params['slug'] ?? '')
  const chosen = Object.fromEntries(
    item.metadata.options.map(({ name }) => [name, textIn(form, fieldOf(name))]),
  )
  const missing = item.metadata.options.find(({ name }) => !chosen[name])
  if (missing) return refused(ITEM.choose(missing.name.toLowerCase()))
  const variant = variantFor(item, chosen)
  if (item.metadata.options.length > 0 && !variant) return refused(ITEM.outOfStock)
  return buy(page, request, form, {
    product_id: item.product_id,
    metadata: {
      quantity: Number(textIn(form, 'quantity') || 1),
      ...(variant && { variant_id: variant.variant_id }),
      ...(item.metadata.any_amount && { amount: amountIn(form, item) }),
    },
  })
})

const refused = (message: string) => answerWith({ formError: message, notice: message })

/** One of the suggested amounts, or what was typed; what is no amount is told by the gate. */
function amountIn(form: FormData, { metadata: { any_amount: any } }: ShopItem): number {
  const picked = textIn(form, 'amount')
  if (picked !== '' && picked !== 'other') return Number(picked)
  const typed = parseMoney(textIn(form, 'other_amount'))
  return typed.ok ? typed.cents : (any?.min ?? 0) - 1
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
