import { formatDateTime } from '@clubhouse/domain/format'
import { oneLine } from './phrases.ts'

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

export const minutes = (count: number): string => counted(count, 'minute')

/** "36 hours", "7 days": whole days from two on, since nobody divides by 24. */
export const hours = (count: number): string =>
  count >= 48 && count % 24 === 0 ? counted(count / 24, 'day') : counted(count, 'hour')

/** A mail is read anywhere, so the time says where it holds. */
export function moment(at: string): string {
  const formatted = formatDateTime(at, 'Europe/Dublin')
  return formatted ? `${formatted} (Irish time)` : oneLine(at)
}
