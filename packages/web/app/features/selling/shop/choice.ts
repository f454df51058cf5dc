import type { ShopItem, Variant } from '@clubhouse/contract/selling/shop'

/** What somebody has chosen of an item, by the names of its options. */
export type Chosen = Readonly<Record<string, string>>

/** The field of an option in the form. */
export const fieldOf = (option: string): string => `option.${option}`

/** The one kind that was chosen; null while something is open, or where there is no such kind. */
export function variantFor({ metadata }: ShopItem, chosen: Chosen): Variant | null {
  const { options, variants } = metadata
  if (options.length === 0) return null
  return (
    variants.find((variant) => options.every(({ name }) => variant.options[name] === chosen[name])) ?? null
  )
}

export interface OfferedValue {
  value: string
  /** There is none of it, with what was chosen before. */
  isGone: boolean
}

/**
 * What there is to choose of an option, given what was chosen of those before it: children's sizes are not offered to adults,
 * and what is out of stock is offered as such.
 */
export function valuesOf(item: ShopItem, at: number, chosen: Chosen): OfferedValue[] {
  const { options, variants } = item.metadata
  const option = options[at]
  if (!option) return []
  const before = options.slice(0, at)
  const fitting = variants.filter((variant) =>
    before.every(({ name }) => chosen[name] === undefined || variant.options[name] === chosen[name]),
  )
  return option.values.flatMap((value) => {
    const those = fitting.filter((variant) => variant.options[option.name] === value)
    return those.length === 0 ? [] : [{ value, isGone: those.every(({ sold_out: isGone }) => isGone) }]
  })
}

/** Where there is one answer only it is given; a size that does not go with the fit is forgotten. */
export function settled(item: ShopItem, chosen: Chosen): Chosen {
  let known: Chosen = {}
  for (const [at, { name }] of item.metadata.options.entries()) {
    const offered = valuesOf(item, at, known).filter(({ isGone }) => !isGone)
    const kept = offered.find(({ value }) => value === chosen[name])
    const only = offered.length === 1 ? offered[0] : undefined
    const value =
      kept?.value ?? only?.value ?? (at < item.metadata.options.length - 1 ? offered[0]?.value : undefined)
    if (value !== undefined) known = { ...known, [name]: value }
  }
  return known
}
