import { cents, type Cents } from '../../money/money.ts'
import { allocate } from '../pricing/allocate.ts'

/** What is known of a membership that somebody wants to change in the middle of a season. */
export interface SwitchedMembership {
  startsOn: string
  endsOn: string
  /** What it costs in all, after discounts. */
  total: Cents
  /** What was paid of it, less what was given back. */
  paid: Cents
}

export interface SwitchedTo {
  price: Cents
  endsOn: string
}

/** The sum, line by line. Days count from today on: today is the first day of the new plan. */
export interface SwitchQuote {
  old: { days: number; daysLeft: number; used: Cents; unused: Cents; paid: Cents; notPaid: Cents }
  next: { days: number; daysLeft: number; part: Cents }
  /** To pay; below nothing where the old plan's unused part is worth more. */
  difference: Cents
}

/**
 * A plan by days: what of the old one is not used yet counts towards what is left of the new one. Both are reckoned over the
 * same season, from the day on which the membership began to the day on which each plan ends, since whoever joined late paid the
 * same price for fewer days. What is still planned of the old plan is not paid any more, so the club gets in all: the days used
 * of the old plan, and the days left of the new.
 */
export function switchQuote(old: SwitchedMembership, next: SwitchedTo, today: string): SwitchQuote {
  const begun = old.startsOn > today ? today : old.startsOn
  const before = part(old.total, begun, old.endsOn, today)
  const after = part(next.price, begun, next.endsOn, today)
  const used = cents(old.total - before.left)
  return {
    old: {
      days: before.days,
      daysLeft: before.daysLeft,
      used,
      unused: before.left,
      paid: old.paid,
      notPaid: cents(Math.max(0, old.total - old.paid)),
    },
    next: { days: after.days, daysLeft: after.daysLeft, part: after.left },
    difference: cents(after.left + used - old.paid),
  }
}

/** What of a price falls on the days that are left, and how many they are of how many. */
function part(price: Cents, from: string, to: string, today: string) {
  const days = Math.max(1, daysBetween(from, to))
  const daysLeft = Math.min(days, Math.max(0, daysBetween(today, to)))
  // Cents that do not divide are the club's: they stay with the days that are over.
  const weights = [cents(daysLeft), cents(days - daysLeft)]
  const [left = cents(0)] = price === 0 ? [cents(0)] : shares(price, weights)
  return { days, daysLeft, left }
}

/** `allocate` shares out at most what the weights come to, so they are made heavy enough. */
function shares(price: Cents, weights: readonly Cents[]): Cents[] {
  const heavy = weights.map((weight) => cents(weight * price))
  return allocate(price, heavy)
}

/** Both days count. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1
