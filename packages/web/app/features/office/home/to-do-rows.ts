import type { OfficeHome, ToDo } from '@clubhouse/contract/office/home'
import { dayOf, formatDay, formatMoney, formatTime } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { articleAddress } from '#parts/office/frame/article-address.ts'
import type { IconName } from '#ui/icon/icon.tsx'
import { TODO } from './messages.ts'

export interface ToDoRow {
  icon: IconName
  tone: 'warning' | 'caution' | 'club'
  title: string
  note: string
  verb: string
  /** The page on which it is done. */
  to: string | null
}

/** What needs somebody, the most pressing first; nothing of what does not. */
export function toDoRows(home: OfficeHome): ToDoRow[] {
  return [
    refunds(home),
    writeOffs(home),
    drawsToConfirm(home),
    failed(home),
    webhooks(home),
    lowStock(home),
    bodyAsks(home),
    messages(home),
    bodyWrote(home),
    waiting(home),
    drafts(home),
    scheduled(home),
  ].filter((row) => row !== null)
}

function failed({
  to_do: { failed_payments: failing },
  currency,
  now,
  time_zone: zone,
}: OfficeHome): ToDoRow | null {
  if (failing.count === 0) return null
  const today = dayOf(now, zone)
  const days = failing.oldest_due_on ? daysBetween(failing.oldest_due_on, today) : 0
  return {
    icon: 'warning',
    tone: 'warning',
    verb: TODO.look,
    to: '/arrears',
    title: TODO.failed(failing.count),
    note: TODO.overdue(formatMoney(cents(failing.amount), currency), days),
  }
}

function refunds({
  to_do: {
    refund_requests: { count, amount, oldest },
  },
  currency,
  time_zone: zone,
}: OfficeHome): ToDoRow | null {
  if (!oldest) return null
  const who = oldest.is_yours ? TODO.you : (oldest.asked_by ?? TODO.somebody)
  return {
    icon: 'family',
    tone: 'caution',
    verb: oldest.is_yours ? TODO.look : TODO.decide,
    to: `/orders/${oldest.order_id}`,
    title: TODO.refunds(count),
    note: TODO.refundsNote(formatMoney(cents(amount), currency), who, formatDay(oldest.asked_at, zone)),
  }
}

function writeOffs({
  to_do: {
    write_offs: { count, amount, oldest },
  },
  currency,
  time_zone: zone,
}: OfficeHome): ToDoRow | null {
  if (!oldest) return null
  const who = oldest.is_yours ? TODO.you : (oldest.asked_by ?? TODO.somebody)
  return {
    icon: 'family',
    tone: 'caution',
    verb: oldest.is_yours ? TODO.look : TODO.decide,
    to: `/arrears/${oldest.person_id}`,
    title: TODO.writeOffs(count),
    note: TODO.refundsNote(formatMoney(cents(amount), currency), who, formatDay(oldest.asked_at, zone)),
  }
}

function drawsToConfirm({ to_do: { draws }, time_zone: zone }: OfficeHome): ToDoRow | null {
  const { count, oldest } = draws
  if (!oldest) return null
  const who = oldest.is_yours ? TODO.you : (oldest.opened_by ?? TODO.somebody)
  return {
    icon: 'ticket',
    tone: 'caution',
    verb: oldest.is_yours ? TODO.look : TODO.decide,
    to: `/draws/${oldest.draw_id}`,
    title: count === 1 ? TODO.drawToConfirm(oldest.name) : TODO.drawsToConfirm(count),
    note: TODO.openedBy(who, formatDay(oldest.opened_at, zone)),
  }
}

function webhooks({ to_do: { webhooks_off: off } }: OfficeHome): ToDoRow | null {
  if (off.count === 0) return null
  return {
    icon: 'warning',
    tone: 'caution',
    verb: TODO.look,
    to: '/settings/webhooks',
    title: TODO.webhooks(off.count),
    note: TODO.webhooksNote,
  }
}

function lowStock({ to_do: { low_stock: low } }: OfficeHome): ToDoRow | null {
  if (!low.fewest) return null
  const { item_id: id, name, size, left } = low.fewest
  const what = size === null ? name : `${name}, ${size}`
  return {
    icon: 'shirt',
    tone: 'caution',
    verb: TODO.addStock,
    to: low.count === 1 ? `/shop/items/${id}` : '/shop/items?sort=left&sort_direction=asc',
    title: TODO.lowStock(what, left, low.count - 1),
    note: TODO.lowStockNote,
  }
}

function messages({ to_do: { messages: asked }, time_zone: zone }: OfficeHome): ToDoRow | null {
  if (asked.count === 0) return null
  return {
    icon: 'inbox',
    tone: 'caution',
    verb: TODO.answer,
    to: '/messages?show=waiting',
    title: TODO.messages(asked.count),
    note: TODO.oldest(formatDay(asked.oldest_at ?? '', zone)),
  }
}

function bodyAsks({ to_do: { body_asks: asking }, time_zone: zone }: OfficeHome): ToDoRow | null {
  const { count, oldest } = asking
  if (!oldest) return null
  return {
    icon: 'shield',
    tone: 'caution',
    verb: TODO.decide,
    to: '/settings/governing-body',
    title: count === 1 ? TODO.bodyAsks(oldest.body) : TODO.bodiesAsk(count),
    note: TODO.asked(formatDay(oldest.asked_at, zone)),
  }
}

function bodyWrote({ to_do: { body_messages: written }, time_zone: zone }: OfficeHome): ToDoRow | null {
  const { count, newest } = written
  if (!newest) return null
  return {
    icon: 'inbox',
    tone: 'club',
    verb: TODO.read,
    to: '/messages/from-body',
    title: TODO.bodyWrote(newest.body, count),
    note: TODO.newestOf(newest.subject, formatDay(newest.sent_at, zone)),
  }
}

function waiting({
  to_do: { waiting_orders: orders },
  currency,
  time_zone: zone,
}: OfficeHome): ToDoRow | null {
  if (orders.count === 0) return null
  const day = formatDay(orders.oldest_at ?? '', zone)
  return {
    icon: 'clock',
    tone: 'caution',
    verb: TODO.look,
    to: '/orders?money=open',
    title: TODO.waiting(orders.count),
    note: TODO.since(formatMoney(cents(orders.amount), currency), day),
  }
}

function drafts({ to_do: { drafts: unfinished }, time_zone: zone, now }: OfficeHome): ToDoRow | null {
  const { count, newest } = unfinished
  if (!newest) return null
  const isToday = dayOf(newest.saved_at, zone) === dayOf(now, zone)
  const time = formatTime(newest.saved_at, zone)
  const when = isToday ? time : `${formatDay(newest.saved_at, zone)}, ${time}`
  const by = TODO.savedBy(newest.is_yours ? TODO.you : newest.saved_by, when)
  return {
    icon: 'edit',
    tone: 'club',
    verb: TODO.goOn,
    to: addressOf(newest),
    title: count === 1 ? TODO.draft(titleOf(newest)) : TODO.drafts(count),
    note: count === 1 ? by : `${TODO.newest(titleOf(newest))} ${by}`,
  }
}

function scheduled({ to_do: { scheduled: coming }, time_zone: zone }: OfficeHome): ToDoRow | null {
  const { count, next } = coming
  if (!next) return null
  const when = TODO.when(formatDay(next.due_at, zone), formatTime(next.due_at, zone))
  return {
    icon: 'calendar',
    tone: 'club',
    verb: TODO.look,
    to: addressOf(next),
    title: count === 1 ? TODO.goesOut(titleOf(next)) : TODO.scheduled(count),
    note: count === 1 ? when : `${TODO.next(titleOf(next))} ${when}`,
  }
}

type Thing = NonNullable<ToDo['scheduled']['next'] | ToDo['drafts']['newest']>

const titleOf = ({ kind, title }: Thing): string => (kind === 'site' ? TODO.site : title || TODO.untitled)

const addressOf = ({ kind, type, subject_id: id }: Thing): string | null => {
  if (kind === 'site') return '/menu-theme'
  return type ? articleAddress(type, id) : null
}

const DAY_MS = 86_400_000
/** Both are plain dates. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
