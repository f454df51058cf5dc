/** At most what a column of ours holds; no statement of a club has more in a line. */
const MOST = 2_000_000_000

/**
 * Cents of an amount as a bank writes it: "€1,234.56", "1.234,56", "(12.00)", "12.00 DR", "-12.5". Null for what is none, and for
 * what could be two: "1.234" is a thousand to some and a little more than one to others.
 */
export function readAmount(typed: string): number | null {
  const text = typed
    .replaceAll(/[\s\u00A0'’]/g, '')
    .replaceAll('\u2212', '-')
    .toUpperCase()
  const [, open = '', before = '', , number = '', after = '', close = ''] =
    /^(\(?)([+-]?)(€|£|EUR|GBP)?([+-]?[\d.,]+)(?:€|£|EUR|GBP)?(-|DR?|CR?)?(\)?)$/.exec(text) ?? []
  if (number === '' || (open === '') !== (close === '')) return null
  const digits = number.replace(/^[+-]/, '')
  const cents = centsOf(digits)
  if (cents === null || cents > MOST) return null
  const isOut =
    open !== '' || before === '-' || number.startsWith('-') || after === '-' || after.startsWith('D')
  return isOut && cents > 0 ? -cents : cents
}

/** With a point or a comma before the cents, and the other one, if any, between thousands. */
const SHAPES: readonly [RegExp, string][] = [
  [/^(\d{1,3}(?:,\d{3})+|\d*)\.(\d{1,2})$/, ','],
  [/^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/, '.'],
  [/^(\d+|\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:,\d{3}))$/, ','],
]

function centsOf(digits: string): number | null {
  for (const [shape, thousands] of SHAPES) {
    const [, whole, part = ''] = shape.exec(digits) ?? []
    if (whole !== undefined)
      return Number(whole.replaceAll(thousands, '') || '0') * 100 + Number(part.padEnd(2, '0'))
  }
  return null
}
