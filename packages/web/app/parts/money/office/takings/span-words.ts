const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "15 Nov": a plain date has no zone. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`
}

/** "Nov", and "Jan ’26" where a year begins. */
export function shortMonth(day: string): string {
  const [year = '', month] = day.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  return month === '01' ? `${name} ’${year.slice(2)}` : name
}
