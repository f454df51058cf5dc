import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cartItemsOf } from '@clubhouse/domain/people/registration/cart-items'
import type { Room } from '@clubhouse/domain/web/rooms'
import { followingPost } from '#lib/page/may-have-changed.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { failLoading, isLoading, startLoading, stopLoading, useLoading } from '#ui/loading/loading-store.ts'
import { notify } from '#ui/notifications/notification-store.ts'
import { reportFailure } from '#ui/notifications/report-failure.ts'
import { replaceEntries } from '../../selection/selection-store.ts'
import { sendToCart } from './add-answer.ts'
import { addingFailed, isEmailShared } from './adding-failed.ts'
import { askAnew } from '../answered-questions.ts'
import { forgetRegistrations } from './registration-store.ts'
import type { Filling } from '../use-filling.ts'

const ADD = 'add-to-cart'

/** Where whoever has filled their cart goes on. */
export const afterAdding = (rooms: ReadonlySet<Room>): string => (rooms.has('checkout') ? '/checkout' : '/')

/** MEMB-39, MEMB-55, CART-17: into the cart once everything is there, and what is said where it does not go. */
export function useAddToCart(filling: Filling, rooms: ReadonlySet<Room>) {
  const navigate = useNavigate()
  const isAdding = useLoading(ADD)
  const [emailProblem, setEmailProblem] = useState<string | null>(null)
  const [isSignedOut, setSignedOut] = useState(false)
  const isAdded = useRef(false)

  // What was chosen goes with the page: without it the page would lead back to choosing before it has gone.
  useEffect(
    () => () => {
      if (isAdded.current) empty()
    },
    [],
  )

  /** False where something has to be filled in first. */
  async function add(): Promise<boolean> {
    // The second press of a double click comes before the button is drawn anew.
    if (isLoading(ADD)) return true
    const items = cartItemsOf(filling.selected.items, filling.blocks)
    if (!items) {
      filling.markTried()
      return false
    }
    startLoading(ADD)
    const answer = await sendToCart(items)
    if (answer?.kind === 'added') {
      isAdded.current = true
      const next = withNotice(afterAdding(rooms), 'added-to-cart')
      await followingPost(() => navigate(next, { defaultShouldRevalidate: true }))
      stopLoading(ADD)
      return true
    }
    failLoading(ADD)
    if (answer === null) reportFailure({ status: 0 })
    else if (answer.kind === 'signed-out') setSignedOut(true)
    else if (isEmailShared(answer.message)) setEmailProblem(answer.message)
    else notify({ title: addingFailed(answer.message), type: 'danger' })
    return true
  }

  return {
    add,
    isAdding,
    emailProblem,
    closeEmailProblem: () => setEmailProblem(null),
    isSignedOut,
    askSignIn: () => setSignedOut(true),
    signInLater: () => setSignedOut(false),
  }
}

function empty(): void {
  replaceEntries([])
  forgetRegistrations()
  askAnew()
}
