import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'

type Wanted = Omit<Partial<CartItem>, 'product' | 'metadata'> & {
  product?: Partial<CartItem['product']>
  metadata?: Partial<CartItem['metadata']>
}

let made = 0

/** For tests: a plan in a cart, paid at once, unless said otherwise. */
export function aCartItem({ product, metadata, ...wanted }: Wanted = {}): CartItem {
  made += 1
  const price = wanted.price ?? 18_000
  const discount = wanted.discount ?? 0
  return {
    shopping_cart_item: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    product: {
      product_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b02',
      name: 'Senior player',
      type: 'Plan',
      slug: 'senior-player',
      metadata: { program_id: null },
      ...product,
    },
    price,
    discount,
    total: price - discount,
    today: price - discount,
    payment_option_id: null,
    payment_options: [],
    instalments: [],
    recurring: null,
    bundle_items: [],
    metadata: {
      name: 'Senior player',
      title: 'Football 2026',
      discounts: {},
      plan_id: null,
      club_member: { first_name: 'Colm', last_name: 'Hallaran' },
      is_dynamic_pricing: false,
      subscription: null,
      ...metadata,
    },
    problem: null,
    ...wanted,
  }
}

export function aCart(items: CartItem[] = [aCartItem()], wanted: Partial<ShoppingCart> = {}): ShoppingCart {
  const sum = (of: (item: CartItem) => number) => items.reduce((total, item) => total + of(item), 0)
  const discount = sum((item) => item.discount)
  const total = sum(({ today }) => today)
  return {
    shopping_cart_id: '00000000-0000-4000-8000-00000000cafe',
    items,
    discount_codes: [],
    multiproduct_discounts: [],
    shop_item_discounts: [],
    pay_today: { subtotal: total + discount, discount, total },
    pay_later: sum(({ instalments }) => instalments.reduce((later, { amount }) => later + amount, 0)),
    ...wanted,
  }
}
