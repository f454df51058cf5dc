const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.ie',
  'yahoo.co.uk',
  'icloud.com',
  'live.com',
  'live.ie',
  'eircom.net',
  'btinternet.com',
]

/** Near the common ones and real: whoever has one of these means it. */
const GENUINE = ['mail.com', 'email.com', 'ymail.com']

/** How many letters are added, lost, changed or swapped between two words. */
function distance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number) => rows[i]?.[j] ?? j
  for (const [i, row] of rows.entries()) {
    if (i === 0) continue
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) best = Math.min(best, at(i - 2, j - 2) + 1)
      row[j] = best
    }
  }
  return at(a.length, b.length)
}

/** The address that was probably meant, when its domain is a slip of the finger away from a common one. */
export function suggestEmail(typed: string): string | undefined {
  const [name, domain, ...rest] = typed.trim().toLowerCase().split('@')
  if (!name || !domain || rest.length > 0 || [...COMMON, ...GENUINE].includes(domain)) return undefined
  const [nearest] = COMMON.map((common) => ({ common, steps: distance(domain, common) })).toSorted(
    (a, b) => a.steps - b.steps,
  )
  const allowed = domain.length > 8 ? 2 : 1
  return nearest && nearest.steps <= allowed ? `${name}@${nearest.common}` : undefined
}
