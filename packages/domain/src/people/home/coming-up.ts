import type { LaterPayment, PaidItem } from '@clubhouse/contract/people/home'

/** One payment of a day, by whom or for what. */
export interface DayPart {
  who: string
  amount: number
  number: number
  of: number
  /** Nothing is paid for it after this one. */
  isLast: boolean
  /** It comes again without an end: it is not paid early. */
  renews: boolean
  orderId: string
}

export interface PaymentDay {
  due: string
  amount: number
  parts: DayPart[]
}

/** What was refused is overdue until it is paid, also while it waits for its next try: it is not what comes next. */
const isToCome = (payment: LaterPayment) =>
  !isLate(payment) && (payment.status === 'planned' || payment.status === 'charging')

/** Refused, whether or not we try again. */
export const isLate = ({ status, tries_again_at: again }: LaterPayment): boolean =>
  status === 'failed' || again !== null

/** Whose it is, or what it is where it is nobody's. */
export const whoOf = ({ first_name: first, name }: Pick<PaidItem, 'first_name' | 'name'>): string =>
  first ?? name

/** It comes again until it is stopped, so nobody knows what it comes to. */
const renews = ({ is_subscription: isSubscription, number_of_payments: of }: PaidItem): boolean =>
  isSubscription && of === 1

/** What is still to be taken on which day, the soonest first. */
export function comingUp(items: readonly PaidItem[]): PaymentDay[] {
  const days = new Map<string, DayPart[]>()
  for (const item of items) {
    const last = Math.max(...item.later.map(({ number }) => number))
    for (const { due, amount, number } of item.later.filter(isToCome)) {
      const isLast = number === last && !item.is_subscription
      const part = {
        who: whoOf(item),
        amount,
        number,
        of: item.number_of_payments,
        isLast,
        renews: renews(item),
        orderId: item.order_id,
      }
      days.set(due, [...(days.get(due) ?? []), part])
    }
  }
  return [...days]
    .map(([due, parts]) => ({ due, parts, amount: parts.reduce((sum, { amount }) => sum + amount, 0) }))
    .toSorted((one, other) => one.due.localeCompare(other.due))
}

export interface MonthOnLine {
  /** "2026-11" */
  month: string
  amount: number
  state: 'paid' | 'late' | 'next' | 'planned'
}

const MONTHS_SHOWN = 8

/** The line of months of what is paid over time: what is late and what comes next stands out. At most eight, around today. */
export function monthLine(items: readonly PaidItem[]): MonthOnLine[] {
  const months = new Map<string, { amount: number; late: number; toCome: number }>()
  const add = (day: string, what: { amount?: number; late?: number; toCome?: number }) => {
    const month = day.slice(0, 7)
    const { amount, late, toCome } = months.get(month) ?? { amount: 0, late: 0, toCome: 0 }
    months.set(month, {
      amount: amount + (what.amount ?? 0),
      late: late + (what.late ?? 0),
      toCome: toCome + (what.toCome ?? 0),
    })
  }
  for (const item of items.filter(({ later }) => later.length > 0)) {
    if (item.today > 0) add(item.bought_on, { amount: item.today })
    for (const payment of item.later) {
      const { due, amount, status } = payment
      if (isLate(payment)) add(due, { late: amount })
      else add(due, { amount, ...(status !== 'paid' && { toCome: amount }) })
    }
  }
  const sorted = [...months].toSorted(([one], [other]) => one.localeCompare(other))
  const next = sorted.findIndex(([, { toCome }]) => toCome > 0)
  const from = Math.max(0, Math.min(next < 0 ? sorted.length : next - 3, sorted.length - MONTHS_SHOWN))
  return sorted.slice(from, from + MONTHS_SHOWN).map(([month, { amount, late, toCome }], at): MonthOnLine => {
    if (late > 0) return { month, amount: late, state: 'late' }
    if (toCome === 0) return { month, amount, state: 'paid' }
    return { month, amount, state: from + at === next ? 'next' : 'planned' }
  })
}

export interface PersonSum {
  who: string
  paid: number
  /** What renews counts with what was paid of it. */
  total: number
  /** Nothing of it has an end, so there is no part of it to show. */
  onlyRenews: boolean
}

/** Who has paid how much of what they bought since this day, or are still paying. */
export function sumsByPerson(items: readonly PaidItem[], since: string): PersonSum[] {
  const sums = new Map<string, PersonSum>()
  for (const item of items.filter((each) => !isPaidWithBundle(each, items))) {
    if (item.bought_on < since && !item.later.some((payment) => payment.status !== 'paid')) continue
    const who = whoOf(item)
    const { paid, total, onlyRenews } = sums.get(who) ?? { paid: 0, total: 0, onlyRenews: true }
    const later = item.later.filter(({ status }) => status === 'paid')
    const counted = renews(item) ? later : item.later
    sums.set(who, {
      who,
      paid: paid + item.today + later.reduce((sum, { amount }) => sum + amount, 0),
      total: total + item.today + counted.reduce((sum, { amount }) => sum + amount, 0),
      onlyRenews: onlyRenews && renews(item),
    })
  }
  return [...sums.values()]
}

/** A plan whose bundle is paid over time is in the bundle's sum. */
const isPaidWithBundle = ({ bundle_order_item_id: bundle }: PaidItem, items: readonly PaidItem[]): boolean =>
  items.some(({ order_item_id: id }) => id === bundle)

/** "3 of 4": how many of its payments are made. */
export function paymentsMade({ today, later, number_of_payments: of }: PaidItem): {
  made: number
  of: number
} {
  return { made: (today > 0 ? 1 : 0) + later.filter(({ status }) => status === 'paid').length, of }
}
