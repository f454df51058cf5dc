import type {
  ItemChange,
  ShopItemFields,
  StockAdd,
  VariantFields,
} from '@clubhouse/contract/selling/office/shop-items'
import { parseAdd } from '@clubhouse/domain/selling/shop/office/stock-adds'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { money, type readerOf, type Values, whole } from '#parts/office/record/record-values.ts'

/** The lines of sizes and other kinds; an emptied line is none. */

export const LINES = Array.from({ length: SHOP_LIMITS.variants }, (_, at) => at)
export const OPTIONS = Array.from({ length: SHOP_LIMITS.options }, (_, at) => at)
/** `stock` is how many there are in all, as it was read; `add` is what is typed. */
const PARTS = ['id', 'value_0', 'value_1', 'price', 'stock', 'add'] as const

export const lineName = (at: number, part: (typeof PARTS)[number] | `value_${number}`): string =>
  `variant_${at}_${part}`

export const VARIANT_NAMES = [
  ...OPTIONS.map((at) => `option_${at}`),
  ...LINES.flatMap((at) => PARTS.map((part) => lineName(at, part))),
]

export const variantValues = ({ option_names: names, variants }: ShopItemFields): Values =>
  withWords({
    ...Object.fromEntries(names.map((name, at) => [`option_${at}`, name])),
    ...Object.assign(
      {},
      ...variants.map((variant, at) => ({
        [lineName(at, 'id')]: variant.variant_id ?? '',
        ...Object.fromEntries(
          names.map((name, option) => [lineName(at, `value_${option}`), variant.options[name] ?? '']),
        ),
        [lineName(at, 'price')]: money(variant.price),
        [lineName(at, 'stock')]: whole(variant.stock),
      })),
    ),
  })

/** Which lines count. One that was kept and has lost its words is gone. */
export function linesIn(values: Values): number[] {
  const has = (name: string) => Boolean(values[name])
  return LINES.filter((at) => {
    if (OPTIONS.some((option) => has(lineName(at, `value_${option}`)))) return true
    return !has(lineName(at, 'id')) && (has(lineName(at, 'price')) || has(lineName(at, 'add')))
  })
}

/** How many come in or go by what is typed, of all sizes or of the one there is. */
export function addedIn(values: Values): number {
  const lines = linesIn(values)
  const names = lines.length === 0 ? ['add'] : lines.map((at) => lineName(at, 'add'))
  return names.reduce((sum, name) => sum + (parseAdd(values[name] ?? '') ?? 0), 0)
}

/** For whoever saved meanwhile: all lines in words, as one. */
export function withWords(values: Values): Values {
  const said = linesIn(values).map((at) => {
    const kind = OPTIONS.map((option) => values[lineName(at, `value_${option}`)]).filter(Boolean)
    const price = values[lineName(at, 'price')]
    return `${kind.join(', ')}${price ? ` at ${price}` : ''}`
  })
  return { ...values, variants: said.join('; ') }
}

/** How many came in or went, of what is there already. */
type Adds = Pick<ItemChange, 'adds'>

export function readVariants(
  values: Values,
  form: ReturnType<typeof readerOf>,
): Pick<ShopItemFields, 'option_names' | 'variants'> & Adds {
  const names = OPTIONS.map((at) => form.text(`option_${at}`)).filter(Boolean)
  const adds: StockAdd[] = []
  const variants = linesIn(values).map((at): VariantFields => {
    const id = form.text(lineName(at, 'id'))
    const options = OPTIONS.flatMap((option) => {
      const name = form.text(`option_${option}`)
      return name ? [[name, form.text(lineName(at, `value_${option}`))]] : []
    })
    const { stock, add } = readStock(form, lineName(at, 'stock'), lineName(at, 'add'), id === '')
    if (add !== 0) adds.push({ variant_id: id, add })
    return {
      ...(id && { variant_id: id }),
      options: Object.fromEntries(options),
      price: form.money(lineName(at, 'price')),
      stock,
    }
  })
  return { option_names: names, variants, adds }
}

/** What is new has so many to begin with; what is there already so many more. Both are typed into the same field. */
export function readStock(form: ReturnType<typeof readerOf>, stock: string, typed: string, isNew: boolean) {
  if (form.isTicked('uncounted')) return { stock: null, add: 0 }
  const add = parseAdd(form.text(typed))
  if (add === null) form.problems[typed] = 'Enter a number, such as 4 or −2'
  else if (isNew && add < 0) form.problems[typed] = 'Enter how many there are'
  if (isNew) return { stock: form.text(typed) === '' ? null : (add ?? 0), add: 0 }
  return { stock: form.whole(stock), add: add ?? 0 }
}

/** The rules count the lines that are there; the form shows also those between them. */
export function toLines(errors: Values, values: Values): Values {
  const lines = linesIn(values)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const counted = /^variant_(\d+)$/.exec(name)?.[1]
      return [counted === undefined ? name : `variant_${lines[Number(counted)] ?? counted}`, error]
    }),
  )
}
