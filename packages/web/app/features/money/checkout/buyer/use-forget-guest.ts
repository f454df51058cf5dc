import { useEffect, useEffectEvent } from 'react'
import { browserStorage } from '#lib/visit/browser-storage.ts'
import { ORDER_PATH } from '../order-answers.ts'
import { GUEST_FORM } from './use-guest.ts'

/** GUEST-16: whoever leaves the confirmation is no guest any more. */
export function useForgetGuest(isGuest: boolean): void {
  const forget = useEffectEvent(() => {
    if (!isGuest) return
    browserStorage()?.removeItem(GUEST_FORM)
    const body = new URLSearchParams({ intent: 'forget-guest' })
    fetch(ORDER_PATH, { method: 'POST', body, keepalive: true }).catch(() => {})
  })
  useEffect(() => {
    const leave = () => forget()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
