/** SHELL-15: what the cart button is called, for who does not see its badge. */
export function cartLabel(count: number): string {
  if (!Number.isInteger(count) || count <= 0) return 'Cart'
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
}

/** OPEN-048: no badge on an empty cart. */
export function cartBadge(count: number): string | null {
  return Number.isInteger(count) && count > 0 ? String(count) : null
}
