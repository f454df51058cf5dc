import { lazy, Suspense } from 'react'
import { useClearOnRoute, useNotifications } from './use-notifications.ts'

const NotificationStack = lazy(() => import('./notification-stack.tsx'))

/** Stands once in the root. The stack itself is loaded with the first notice. */
export function NotificationHost() {
  const list = useNotifications()
  useClearOnRoute()
  if (list.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NotificationStack list={list} />
    </Suspense>
  )
}
