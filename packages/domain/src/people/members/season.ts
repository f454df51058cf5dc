/**
 * What a membership's season is called, by its last day: "2026/27" for one that ends in the summer of 2027, "2026" for one that ends
 * with its year. Null for one that goes on.
 */
export function seasonOf(endsOn: string | null): string | null {
  if (endsOn === null) return null
  const year = Number(endsOn.slice(0, 4))
  if (endsOn.slice(5, 7) === '12') return String(year)
  return `${year - 1}/${String(year % 100).padStart(2, '0')}`
}
