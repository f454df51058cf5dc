import type { CartItem } from '@clubhouse/contract/selling/cart'

type Line = Pick<CartItem, 'product'>

/** Lines of one kind under one heading. */
export interface Section<Item extends Line> {
  name: SectionName
  items: Item[]
}

export type SectionName =
  | 'Membership plans'
  | 'Membership bundles'
  | 'Lotto tickets'
  | 'Draw tickets'
  | 'Shop items'

type Type = CartItem['product']['type']

const AFTER_MEMBERSHIPS: [SectionName, Type[]][] = [
  ['Lotto tickets', ['Lotto']],
  ['Draw tickets', ['Draw']],
  ['Shop items', ['ShopItem', 'EventTicket']],
]

/** CART-02: bundles stand first under the one heading of memberships. */
const IN_PANEL: [SectionName, Type[]][] = [['Membership plans', ['Bundle', 'Plan']], ...AFTER_MEMBERSHIPS]

/** PAY-07, OPEN-105 */
const AT_CHECKOUT: [SectionName, Type[]][] = [
  ['Membership plans', ['Plan']],
  ['Membership bundles', ['Bundle']],
  ...AFTER_MEMBERSHIPS,
]

export const panelSections = <Item extends Line>(items: readonly Item[]) => sectionsOf(items, IN_PANEL)
export const checkoutSections = <Item extends Line>(items: readonly Item[]) => sectionsOf(items, AT_CHECKOUT)

function sectionsOf<Item extends Line>(
  items: readonly Item[],
  order: readonly [SectionName, Type[]][],
): Section<Item>[] {
  return order
    .map(([name, types]) => ({
      name,
      items: types.flatMap((type) => items.filter(({ product }) => product.type === type)),
    }))
    .filter((section) => section.items.length > 0)
}

/** A membership needs somebody who is known; nothing else does. */
export const isMembership = ({ product }: Line): boolean =>
  product.type === 'Plan' || product.type === 'Bundle'
