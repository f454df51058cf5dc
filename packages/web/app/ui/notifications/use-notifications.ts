import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Notification } from '@clubhouse/domain/web/notifications'
import { clearPageNotifications, notifications, subscribeToNotifications } from './notification-store.ts'

const NONE: readonly Notification[] = []

export function useNotifications(): readonly Notification[] {
  return useSyncExternalStore(subscribeToNotifications, notifications, () => NONE)
}

/** Page notices go when the page goes (NOTIF-03). A changed query is still the same page. */
export function useClearOnRoute(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    clearPageNotifications()
  }, [pathname])
}
