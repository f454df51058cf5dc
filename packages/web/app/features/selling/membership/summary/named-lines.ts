import { isBundle, type SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'

export interface NamedLine {
  item: SelectedItem
  /** Where those that are alike stand in the selection. */
  places: number[]
}

/** What is chosen, as somebody would write it down: plans of a kind together, each bundle by itself. */
export function namedLines(items: readonly SelectedItem[]): NamedLine[] {
  const lines: NamedLine[] = []
  for (const [at, item] of items.entries()) {
    const alike = lines.find(
      (line) => !isBundle(line.item) && line.item.product.product_id === item.product.product_id,
    )
    if (alike) alike.places.push(at)
    else lines.push({ item, places: [at] })
  }
  return lines
}
