const NAMES = new Intl.DateTimeFormat('en-IE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The last so many months as "2026-11", the one that is on last. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1))
    return first.toISOString().slice(0, 7)
  })
}

/** "November 2026" */
export const monthName = (month: string): string => NAMES.format(new Date(`${month}-01T00:00:00Z`))
