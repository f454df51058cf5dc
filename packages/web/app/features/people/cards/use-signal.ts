import { useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes that it has a signal; a page that is drawn by the server had one. */
export const useSignal = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

/** Whether a moment has passed by now; a page that is drawn by the server is of that moment. */
export const useIsOver = (instant: string): boolean =>
  useSyncExternalStore(
    listen,
    () => Date.parse(instant) <= Date.now(),
    () => false,
  )
