import { useSyncExternalStore } from 'react'
import { isLoading, subscribeToLoading } from './loading-store.ts'

/** Is any of these actions under way? */
export function useLoading(...actions: string[]): boolean {
  return useSyncExternalStore(
    subscribeToLoading,
    () => isLoading(...actions),
    () => false,
  )
}
