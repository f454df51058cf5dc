import type { AgeGroup, DifferenceKind, Mark } from '@clubhouse/contract/platform/governing-body/limits'

export const KIND_WORDS: Readonly<Record<DifferenceKind, string>> = {
  missing: 'Not registered',
  extra: 'Not in your list',
  differs: 'Details differ',
}

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  open: 'Open',
  asked: 'Asked the club',
  settled: 'Settled',
  ignored: 'Ignored',
}

export const AGE_WORDS: Readonly<Record<AgeGroup, string>> = {
  under_8: 'Under 8',
  from_8: '8 to 12',
  from_13: '13 to 17',
  adult: '18 and over',
  unknown: 'Age not known',
}

interface Told {
  kind: DifferenceKind
  differing: readonly ('name' | 'birth_date' | 'club')[]
  listed: { birth_date: string } | null
  registered: { name: string; birth_year: number | null; club: string; plans: string } | null
}

/** What the club has on file, as far as a body may know it: of a birthday the year, and whether it is the same. */
export function differenceWords({ kind, differing, listed, registered }: Told): string {
  if (!registered) return 'Not found there'
  const { name, birth_year: year, club, plans } = registered
  if (kind === 'extra') return [year === null ? null : `Born ${year}`, plans].filter(Boolean).join(' · ')
  return differing
    .map((what) => {
      if (what === 'name') return `Registered as ${name}.`
      if (what === 'club') return `Registered with ${club}.`
      if (year === null) return 'The club has no date of birth.'
      return String(year) === listed?.birth_date.slice(0, 4)
        ? `The club has another day in ${year} as date of birth.`
        : `The club has ${year} as year of birth.`
    })
    .join(' ')
}
