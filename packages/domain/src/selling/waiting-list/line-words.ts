const ENDS: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const list = new Intl.ListFormat('en-IE')

/** "4th in line", with three families ahead. */
export const placeInLine = (ahead: number): string => `${ordinal(ahead + 1)} in line`

export const ordinal = (place: number): string => `${place}${ENDS[ordinals.select(place)]}`

export const familiesAhead = (ahead: number): string =>
  ahead === 0 ? 'nobody ahead' : `${ahead === 1 ? '1 family' : `${ahead} families`} ahead`

export interface WhyNot {
  /** Null where the sentence names them. */
  names: string | null
  why: string
}

/** Why somebody cannot wait, once for all of whom the same is true. */
export function whyNotEach(people: readonly { first_name: string; why_not: string }[]): WhyNot[] {
  const names = new Map<string, string[]>()
  for (const { first_name: name, why_not: why } of people) names.set(why, [...(names.get(why) ?? []), name])
  return [...names].map(([why, said]) => ({
    names: said.every((name) => why.startsWith(`${name} `)) ? null : namesInList(said),
    why,
  }))
}

/** "Cian and Sadhbh"; in the order in which they are given. */
export const namesInList = (names: readonly string[]): string => list.format(names)
