import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Promotion } from '@clubhouse/contract/selling/shop'
import { notify } from '#ui/notifications/notification-store.ts'
import { fetchCart, sendChange } from './cart-calls.ts'
import { announceCart, onCartChanged } from './cart-signal.ts'
import type { CartData } from './load-cart.ts'

export interface LiveCart {
  step: 'loading' | 'failed' | 'here'
  cart: ShoppingCart | null
  today: string
  promotion: Promotion | null
  /** The line that is being changed, or `code`; null while nothing is. */
  busy: string | null
  /** Why the last change of a line, or of the code, came to nothing. */
  problems: Readonly<Record<string, string>>
  /** Answers whether it was done. What it is about is a line, or `code`. */
  change: (about: string, fields: Record<string, string>) => Promise<boolean>
  reload: () => Promise<void>
  /** What the server has just said of it. */
  show: (cart: ShoppingCart) => void
}

/** The cart of this browser: what the server says, in every tab alike. Without `served` it is fetched. */
export function useCart(served: CartData | null): LiveCart {
  const [data, setData] = useState<CartData | null>(served)
  const [hasFailed, setFailed] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [before, setBefore] = useState(served)
  const isOurs = useRef(false)
  /** Counts what was asked: a look that began before a change and is answered after it would show the cart as it was. */
  const turn = useRef(0)
  if (served !== before) {
    setBefore(served)
    setData(served)
  }

  async function reload(): Promise<void> {
    const own = (turn.current += 1)
    const said = await fetchCart()
    if (own !== turn.current) return
    setFailed(said === null)
    if (said) setData({ cart: said.cart, today: said.today, promotion: said.promotion ?? null })
  }
  const reloadLater = useEffectEvent(() => {
    if (busy === null) void reload()
  })
  useEffect(() => {
    if (served === null) queueMicrotask(() => reloadLater())
    return onCartChanged((fromHere) => {
      if (!fromHere || !isOurs.current) reloadLater()
    })
  }, [served])

  async function change(about: string, fields: Record<string, string>): Promise<boolean> {
    if (busy !== null) return false
    setBusy(about)
    turn.current += 1
    const { cart, today, problem } = await sendChange(new URLSearchParams(fields))
    setBusy(null)
    setProblems(problem === null ? {} : { [about]: problem })
    if (problem !== null) {
      notify({ title: problem, type: 'danger' })
      // What could not be changed may be gone: what is there now is shown.
      await reload()
      return false
    }
    setData({ ...data, cart, today })
    isOurs.current = true
    announceCart()
    isOurs.current = false
    return true
  }

  function show(cart: ShoppingCart): void {
    turn.current += 1
    setData({ today: '', ...data, cart })
  }

  const step = data ? 'here' : hasFailed ? 'failed' : 'loading'
  return {
    step,
    cart: data?.cart ?? null,
    today: data?.today ?? '',
    promotion: data?.promotion ?? null,
    busy,
    problems,
    change,
    reload,
    show,
  }
}
