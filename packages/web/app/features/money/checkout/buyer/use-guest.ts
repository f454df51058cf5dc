import { useEffect, useEffectEvent, useState } from 'react'
import type { GuestDetails } from '@clubhouse/domain/selling/cart/checkout-rules'
import { QUICK_CHECKOUT_DELAY_MS } from '@clubhouse/domain/selling/cart/checkout-rules'
import { browserStorage } from '#lib/visit/browser-storage.ts'
import { notify } from '#ui/notifications/notification-store.ts'
import { GUEST } from '../messages.ts'
import { sendOrder } from '../order-calls.ts'

/** GUEST-13, DATA-81 */
export const GUEST_FORM = 'guestFormData'

export type GuestStep = 'closed' | 'open' | 'sending' | 'locked'

export interface GuestCheckout {
  step: GuestStep
  details: GuestDetails
  errors: Partial<GuestDetails>
  /** They pressed Continue on this page; otherwise the details were kept from before. */
  hasContinued: boolean
  open: () => void
  send: (details: GuestDetails) => Promise<void>
  unlock: () => Promise<void>
}

const NOBODY: GuestDetails = { first_name: '', last_name: '', email: '' }

/** GUEST-03, GUEST-04, GUEST-10 to GUEST-13: who buys without an account, from the first press to the locked form. */
export function useGuest({
  isAdmitted,
  startsByItself,
}: {
  isAdmitted: boolean
  startsByItself: boolean
}): GuestCheckout {
  const [step, setStep] = useState<GuestStep>('closed')
  const [details, setDetails] = useState(NOBODY)
  const [errors, setErrors] = useState<Partial<GuestDetails>>({})
  const [hasContinued, setContinued] = useState(false)

  const begin = useEffectEvent(() => {
    const stored = readGuest()
    if (stored) setDetails(stored)
    if (stored && isAdmitted) setStep('locked')
  })
  useEffect(() => queueMicrotask(() => begin()), [])
  useEffect(() => {
    if (!startsByItself) return
    const timer = setTimeout(
      () => setStep((now) => (now === 'closed' ? 'open' : now)),
      QUICK_CHECKOUT_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [startsByItself])

  async function send(typed: GuestDetails): Promise<void> {
    setStep('sending')
    setDetails(typed)
    const said = await sendOrder({ intent: 'guest', ...typed })
    if (said.kind === 'guest') {
      browserStorage()?.setItem(GUEST_FORM, JSON.stringify(typed))
      setErrors({})
      setContinued(true)
      setStep('locked')
      notify({ title: GUEST.created, type: 'success' })
      return
    }
    setErrors(said.kind === 'refused' ? said.errors : {})
    setStep('open')
    notify({ title: GUEST.failed, type: 'danger' })
  }

  /** GUEST-11 */
  async function unlock(): Promise<void> {
    setStep('open')
    browserStorage()?.removeItem(GUEST_FORM)
    await sendOrder({ intent: 'forget-guest' })
  }

  return { step, details, errors, hasContinued, open: () => setStep('open'), send, unlock }
}

export function readGuest(): GuestDetails | null {
  try {
    const { first_name, last_name, email } = JSON.parse(
      browserStorage()?.getItem(GUEST_FORM) ?? '{}',
    ) as Partial<GuestDetails>
    return first_name && last_name && email ? { first_name, last_name, email } : null
  } catch {
    return null
  }
}
