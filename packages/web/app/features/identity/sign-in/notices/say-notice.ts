import { MESSAGE_SENT } from '@clubhouse/domain/web/notifications'
import { SIGNED_OUT } from '@clubhouse/domain/identity/sign-out'
import { type NoticeName, NOTICES } from '#lib/visit/notice-words.ts'
import { notify } from '#ui/notifications/notification-store.ts'

/** Says it, and does what else goes with it. Nothing is taken away here, which is done at once (clear-before.ts). */
export function sayNotice(name: NoticeName): void {
  if (!Object.hasOwn(NOTICES, name)) return
  const { title, body, type } = NOTICES[name]
  if (name === 'signed-in' || name === 'account-created') {
    // The greeting comes from whoever reads that somebody has signed in.
    if (name === 'account-created') notify({ title, type })
    focusUserCorner()
  } else if (name === 'signed-out') {
    notify({ title, type, timeout: SIGNED_OUT.forMs })
    focusUserCorner()
  } else if (name === 'message-sent') notify({ title, type, timeout: MESSAGE_SENT.forMs })
  else notify({ title, body, type })
}

/** Whoever has signed in or out pressed something that is gone now: the focus goes to what stands in its place. */
function focusUserCorner() {
  if (document.activeElement && document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-user-corner]')?.focus({ preventScroll: true })
}

/** OPEN-021 */
export function greet(firstName: string): void {
  const { title, type } = NOTICES['signed-in']
  notify({ title: `${title} ${firstName}`, type })
}
