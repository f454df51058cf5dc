import { useSyncExternalStore } from 'react'

/** A quick answer still shows its spinner long enough to be seen (NOTIF-07); a failure stops it at once (OPEN-129). */
export const LOADER_STOP_DELAY_MS = 500

type Action = string

const loading = new Set<Action>()
const stopping = new Map<Action, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

function stopNow(action: Action) {
  clearTimeout(stopping.get(action))
  stopping.delete(action)
  if (loading.delete(action)) changed()
}

export function startLoading(action: Action): void {
  clearTimeout(stopping.get(action))
  stopping.delete(action)
  if (loading.has(action)) return
  loading.add(action)
  changed()
}

/** The action has succeeded. */
export function stopLoading(action: Action, delayMs = LOADER_STOP_DELAY_MS): void {
  if (!loading.has(action)) return
  clearTimeout(stopping.get(action))
  stopping.set(
    action,
    setTimeout(() => stopNow(action), delayMs),
  )
}

/** The action has failed. */
export function failLoading(action: Action): void {
  stopNow(action)
}

/** Something has failed that may have been any of them (ERR-57). */
export function failAllLoading(): void {
  for (const action of Array.from(loading)) stopNow(action)
}

export function isLoading(...actions: Action[]): boolean {
  return actions.some((action) => loading.has(action))
}

export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Is any of these actions under way? */
export function useLoading(...actions: string[]): boolean {
  return useSyncExternalStore(
    subscribeToLoading,
    () => isLoading(...actions),
    () => false,
  )
}
