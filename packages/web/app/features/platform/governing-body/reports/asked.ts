import { REPORT_MONTHS } from '@clubhouse/contract/platform/governing-body/limits'

/** What an address asks for; anything else is the usual. */
export function askedIn(search: URLSearchParams): { by: 'month' | 'club'; months: number; club: string } {
  const months = REPORT_MONTHS.find((each) => String(each) === search.get('months')) ?? 12
  const club = search.get('club') ?? ''
  return {
    by: search.get('by') === 'club' ? 'club' : 'month',
    months,
    club: /^[0-9a-f-]{36}$/.test(club) ? club : '',
  }
}

export const queryOf = ({ by, months, club }: ReturnType<typeof askedIn>) => ({
  by,
  months,
  ...(club && { club }),
})
