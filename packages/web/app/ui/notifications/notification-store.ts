import {
  clearForRoute,
  dismiss,
  push,
  type Notice,
  type Notification,
} from '@clubhouse/domain/web/notifications'

/** What is shown now. Small and free of React, so that anything may notify; the drawing is loaded when needed. */
let shown: readonly Notification[] = []
let made = 0
const listeners = new Set<() => void>()

/** How long each has been seen. Kept here because a toast is drawn anew when a dialog opens or closes. */
const seenForMs = new Map<string, number>()

function set(next: readonly Notification[]) {
  if (next.length === shown.length && next.every((notice, at) => notice === shown[at])) return
  shown = next
  for (const id of seenForMs.keys()) if (!next.some((notice) => notice.id === id)) seenForMs.delete(id)
  for (const listener of listeners) listener()
}

/** Shows a notice and answers its id. A title already shown is replaced and counted. */
export function notify(notice: Omit<Notice, 'id'>): string {
  made += 1
  const id = `notice-${made}`
  set(push(shown, { ...notice, id }))
  return id
}

export function dismissNotification(id: string): void {
  set(dismiss(shown, id))
}

export function timeSeen(id: string): number {
  return seenForMs.get(id) ?? 0
}

export function addTimeSeen(id: string, ms: number): number {
  const total = timeSeen(id) + ms
  seenForMs.set(id, total)
  return total
}

export function clearPageNotifications(): void {
  set(clearForRoute(shown))
}

export function clearAllNotifications(): void {
  set([])
}

export function notifications(): readonly Notification[] {
  return shown
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
