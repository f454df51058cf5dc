import { useSyncExternalStore } from 'react'

/** Whether React has taken the page over: only then may it forbid what plain HTML allows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
