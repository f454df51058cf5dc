import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { usePost } from '../../../lib/post/use-post.ts'
import { announceCart } from '../../../parts/cart/cart-signal.ts'
import { notify } from '../../../ui/notifications/notification-store.ts'
import { NOTICES } from '../../../lib/visit/notices.ts'
import { TICKET } from '../messages.ts'

/** CART-20: sends the form of a ticket and stays on its page, where the next one can be chosen. */
export function useBuying(onAdded: () => void) {
  const { post, answer, isBusy } = usePost({ name: 'buy-ticket', failed: TICKET.addFailed })
  const [isAdded, setAdded] = useState(false)
  const tell = useEffectEvent(() => {
    announceCart()
    notify({ title: NOTICES['added-to-cart'].title, type: 'success' })
    setAdded(true)
    onAdded()
  })
  useEffect(() => {
    if (answer?.isDone) queueMicrotask(() => tell())
  }, [answer])

  return {
    isBusy,
    isAdded,
    problem: answer && !answer.isDone ? answer.formError : null,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const fields = new FormData(event.currentTarget)
      fields.set('stays', 'yes')
      setAdded(false)
      void post(event.currentTarget.action, fields)
    },
  }
}
