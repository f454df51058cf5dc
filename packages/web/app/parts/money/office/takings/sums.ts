import type { DayTakings } from '@clubhouse/contract/office/home'

export const KINDS = ['membership', 'fundraising', 'shop', 'other'] as const
export type Kind = (typeof KINDS)[number]

export const ofDay = (day: DayTakings): number => KINDS.reduce((sum, kind) => sum + day[kind], 0)

export const ofKind = (days: readonly DayTakings[], kind: Kind): number =>
  days.reduce((sum, day) => sum + day[kind], 0)

export const ofAll = (days: readonly DayTakings[]): number => days.reduce((sum, day) => sum + ofDay(day), 0)

/** What most clubs never sell is not shown as a row of nothing. */
export const kindsShown = (days: readonly DayTakings[]): Kind[] =>
  KINDS.filter((kind) => kind !== 'other' || days.some((day) => day.other !== 0))

/** In whole percent; null where there was nothing to compare with. */
export function changeOn(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}
