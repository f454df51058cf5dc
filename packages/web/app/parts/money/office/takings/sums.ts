import type { DayTakings } from '@clubhouse/contract/office/home'

/** How the spans of a figure are told: days of a month, or months of a year. */
export interface SpanWords {
  /** "15 Nov", "Nov ’26" */
  span: (day: string) => string
  /** What the plot shows, for those who do not see it. */
  plotted: (from: string, to: string) => string
  table: string
  head: string
  total: string
}

export const KINDS = ['membership', 'fundraising', 'shop', 'other'] as const
export type Kind = (typeof KINDS)[number]

export const ofDay = (day: DayTakings): number => KINDS.reduce((sum, kind) => sum + day[kind], 0)

export const ofKind = (days: readonly DayTakings[], kind: Kind): number =>
  days.reduce((sum, day) => sum + day[kind], 0)

export const ofAll = (days: readonly DayTakings[]): number => days.reduce((sum, day) => sum + ofDay(day), 0)

/** What most clubs never sell is not shown as a row of nothing. */
export const kindsShown = (days: readonly DayTakings[]): Kind[] =>
  KINDS.filter((kind) => kind !== 'other' || days.some((day) => day.other !== 0))

/** What was so little before that growth on it says nothing: less than a quarter of now. */
const FLOOR = 4

/** In whole percent; null where there was nothing, or hardly anything, to compare with. */
export function changeOn(before: number, now: number): number | null {
  return before > 0 && before * FLOOR >= now ? Math.round(((now - before) / before) * 100) : null
}
