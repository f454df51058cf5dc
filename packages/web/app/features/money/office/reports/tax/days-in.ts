import { parseDate } from '@clubhouse/domain/time/plain-date'

/** The days that an address asks for, as typed or as a link has them; what cannot be read is left out. */
export function daysIn(search: URLSearchParams): { from?: string; to?: string } {
  const day = (name: string) => {
    const read = parseDate(search.get(name) ?? '')
    return read.ok ? read.iso.slice(0, 10) : undefined
  }
  const [from, to] = [day('from'), day('to')]
  return { ...(from && { from }), ...(to && { to }) }
}
