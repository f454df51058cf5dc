/** NOTIF-05 */
export const NOTICE_TIMEOUT_MS = 5000

export type NoticeType = 'success' | 'warning' | 'danger' | 'info'

/** DATA-48 */
export interface Notification {
  id: string
  title: string
  body: string | null
  type: NoticeType
  icon: string
  count: number
  /** Null stays until somebody closes it. */
  timeout: number | null
  clearOnRoute: boolean
  isGlobal: boolean
}

/** What a caller says of a new notice; the rest has defaults. */
export type Notice = Pick<Notification, 'id' | 'title' | 'type'> &
  Partial<Omit<Notification, 'id' | 'title' | 'type' | 'count'>>

/** NOTIF-02: a title already shown moves to the end and counts one more. */
export function push(list: readonly Notification[], notice: Notice): Notification[] {
  const older = list.filter((shown) => shown.title === notice.title)
  const others = list.filter((shown) => shown.title !== notice.title && shown.id !== notice.id)
  const count = 1 + Math.max(0, ...older.map((shown) => shown.count))
  return [...others, { ...DEFAULTS, icon: notice.type, ...notice, count }]
}

export function dismiss(list: readonly Notification[], id: string): Notification[] {
  return list.filter((shown) => shown.id !== id)
}

/** NOTIF-03: what belongs to the page goes with it. */
export function clearForRoute(list: readonly Notification[]): Notification[] {
  return list.filter((shown) => shown.isGlobal || !shown.clearOnRoute)
}

/** NOTIF-04: how much of the bar is left, 1 to 0; at 0 the notice goes. Null has no bar. */
export function progress(elapsed: number, timeout: number | null): number | null {
  if (timeout === null) return null
  return timeout > 0 ? Math.min(1, Math.max(0, 1 - elapsed / timeout)) : 0
}

const DEFAULTS = { body: null, timeout: NOTICE_TIMEOUT_MS, clearOnRoute: true, isGlobal: false }

/** CONTACT-25, CONST-08. Apart from the rules of the form, since every page can say it. */
export const MESSAGE_SENT = { text: 'Message sent, thank you!', forMs: 2000 } as const
