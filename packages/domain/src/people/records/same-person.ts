import type { SameReason } from '@clubhouse/contract/people/office/member-limits'

/** What two rows of a list are compared by. */
export interface Compared {
  first_name: string
  last_name: string
  date_of_birth: string | null
  email: string | null
  mobile: string | null
}

/** A father and a son of one name are that far apart; whoever mistypes a year seldom is. */
const GENERATION_YEARS = 12

/** Why two are probably one person; nothing where they are probably not. The surest comes first. */
export function whySame(one: Compared, other: Compared): SameReason[] {
  const [a, b] = [plainOf(one), plainOf(other)]
  const isBornSame = one.date_of_birth !== null && one.date_of_birth === other.date_of_birth
  if (a.first !== b.first || a.last !== b.last) return isBornSame && areNear(a, b) ? ['near_birthday'] : []
  if (areOfTwoGenerations(one, other)) return []
  const reasons: [SameReason, boolean][] = [
    ['name_birthday', isBornSame],
    ['name_email', isEqual(one.email?.toLowerCase(), other.email?.toLowerCase())],
    ['name_mobile', isEqual(digitsOf(one.mobile), digitsOf(other.mobile))],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

interface Plain {
  first: string
  last: string
}

/** O’Brien, O Brien and OBRIEN are one name, and so are Bríd and Brid. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const plainOf = ({ first_name, last_name }: Compared): Plain => ({
  first: plain(first_name),
  last: plain(last_name),
})

const isEqual = (one: string | undefined | null, other: string | undefined | null): boolean =>
  Boolean(one) && one === other

/** Without what is dialled before it: 087, +353 87 and 00353 87 are one number. */
function digitsOf(mobile: string | null): string | null {
  const digits = (mobile ?? '').replaceAll(/\D/g, '')
  return digits.length < 7 ? null : digits.slice(-9)
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const areOfTwoGenerations = ({ date_of_birth: one }: Compared, { date_of_birth: other }: Compared) =>
  one !== null && other !== null && Math.abs(yearOf(one) - yearOf(other)) >= GENERATION_YEARS

/** One of the two names is the same and the other nearly so, or somebody wrote them the wrong way round. */
const areNear = (a: Plain, b: Plain): boolean =>
  (a.last === b.last && isNear(a.first, b.first)) ||
  (a.first === b.first && isNear(a.last, b.last)) ||
  (a.first === b.last && a.last === b.first)

const [SHORT, LONG] = [3, 7]

/** Ann and Anne, Siobhan and Siobhain; not Tom and Tim’s twin Kim: two letters of a short name are another name. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < SHORT) return false
  return long.startsWith(short) || lettersApart(short, long) <= (short.length >= LONG ? 2 : 1)
}

/** How many letters have to be put in, taken out or changed. */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [at, against] of [...other].entries())
      line.push(
        Math.min(
          (line[at] ?? 0) + 1,
          (above[at + 1] ?? 0) + 1,
          (above[at] ?? 0) + (letter === against ? 0 : 1),
        ),
      )
    above = line
  }
  return above.at(-1) ?? 0
}
