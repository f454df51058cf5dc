import type { AgeRange, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { agesInWords, bornBetween, bornInWords } from './plan-words.ts'

/** Whom some plans of a programme are for, by what parents know by heart. */
export interface WhichFits {
  /** "Born 2014 to 2018" */
  born: string
  plans: string[]
}

/** The youngest first; nothing where there is nothing to choose between. */
export function whichFits(plans: readonly PlanProduct[]): WhichFits[] {
  const limited = plans.filter(({ metadata: { ages } }) => agesInWords(ages) !== null)
  const rows = new Map<string, WhichFits>()
  for (const { name, metadata } of limited.toSorted(youngestFirst)) {
    const born = bornInYears(metadata.ages)
    const row = rows.get(born) ?? { born, plans: [] }
    row.plans.push(name)
    rows.set(born, row)
  }
  return rows.size > 1 ? [...rows.values()] : []
}

/** In years where the day on which ages are counted makes it whole years, else by the day; by age where they count today. */
function bornInYears(ages: AgeRange): string {
  const between = bornBetween(ages)
  if (between === null) return agesInWords(ages) ?? ''
  const from = between.earliest && yearFrom(between.earliest)
  const to = between.latest && yearTo(between.latest)
  if (from === undefined || to === undefined) return bornInWords(ages) ?? ''
  if (from === null) return `Born ${to} or earlier`
  if (to === null) return `Born ${from} or later`
  return from === to ? `Born ${from}` : `Born ${from} to ${to}`
}

/** Counted on New Year's Day the years are whole but for those born on it, to whom the form says it. */
const yearFrom = (day: string): number | undefined =>
  /-01-0[12]$/.test(day) ? Number(day.slice(0, 4)) : undefined

function yearTo(day: string): number | undefined {
  const year = Number(day.slice(0, 4))
  if (day.endsWith('-12-31')) return year
  return day.endsWith('-01-01') ? year - 1 : undefined
}

function youngestFirst(a: PlanProduct, b: PlanProduct): number {
  const [one, other] = [a.metadata.ages, b.metadata.ages]
  return (one.from ?? 0) - (other.from ?? 0) || (one.to ?? 200) - (other.to ?? 200)
}
