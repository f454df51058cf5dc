import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { usePost } from '#lib/post/use-post.ts'
import { announceCart } from '#parts/selling/cart/cart-signal.ts'
import { ADD_FAILED } from './words.ts'

export interface Buying {
  isBusy: boolean
  isAdded: boolean
  problem: string | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** CART-20: sends what was chosen and stays on the page, where something else can be chosen. */
export function useBuying(onAdded?: () => void): Buying {
  const { post, answer, isBusy } = usePost({ name: 'buy', failed: ADD_FAILED })
  const [isAdded, setAdded] = useState(false)
  const tell = useEffectEvent(() => {
    announceCart()
    setAdded(true)
    onAdded?.()
  })
  useEffect(() => {
    if (answer?.isDone) queueMicrotask(() => tell())
  }, [answer])

  return {
    isBusy,
    isAdded,
    problem: answer && !answer.isDone ? answer.formError : null,
    onSubmit(event) {
      event.preventDefault()
      const fields = new FormData(event.currentTarget)
      fields.set('stays', 'yes')
      setAdded(false)
      void post(event.currentTarget.action, fields)
    },
  }
}
