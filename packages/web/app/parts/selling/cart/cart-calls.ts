import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { errorText } from '@clubhouse/domain/web/error-text'
import type { CartData } from './load-cart.ts'

/** Where the script asks for the cart and changes it; the cart's id never leaves its cookie. */
export const CART_DATA = '/cart/data'

export interface CartAnswer extends CartData {
  problem: string | null
}

/** Null where no answer of ours came. CART-19: nothing in between may answer instead. */
export async function fetchCart(): Promise<CartAnswer | null> {
  return ask(`${CART_DATA}?timestamp=${Date.now()}`, {
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache' },
  })
}

export async function sendChange(fields: URLSearchParams): Promise<CartAnswer> {
  const said = await ask(CART_DATA, { method: 'POST', body: fields })
  return said ?? { cart: null, today: '', problem: errorText({ status: 0 }) }
}

async function ask(address: string, init: RequestInit): Promise<CartAnswer | null> {
  try {
    const reply = await fetch(address, init)
    if (!reply.headers.get('content-type')?.startsWith('application/json')) return null
    const said = (await reply.json()) as Partial<CartAnswer>
    return 'cart' in said && 'today' in said ? (said as CartAnswer) : null
  } catch {
    return null
  }
}

export const countOf = (cart: ShoppingCart | null): number => cart?.items.length ?? 0
