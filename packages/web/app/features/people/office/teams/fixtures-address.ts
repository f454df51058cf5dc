import { FIXTURES_PATH } from '#parts/people/teams/event-paths.ts'

export interface AskedFixtures {
  tab: 'upcoming' | 'results'
  kind: 'all' | 'match' | 'training'
  /** Empty for all. */
  team: string
  page: number
  perPage: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const SIZES = [25, 10, 15] as const
const DEFAULT = 25

export function readAsked(search: URLSearchParams): AskedFixtures {
  const kind = search.get('kind')
  const team = search.get('team') ?? ''
  const page = Number(search.get('page'))
  const perPage = Number(search.get('per_page'))
  return {
    tab: search.get('tab') === 'results' ? 'results' : 'upcoming',
    kind: kind === 'match' || kind === 'training' ? kind : 'all',
    team: UUID.test(team) ? team : '',
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
    perPage: SIZES.find((size) => size === perPage) ?? DEFAULT,
  }
}

/** What is as by default is left out. */
export function fixturesAddress({ tab, kind, team, page, perPage }: AskedFixtures): string {
  const query = new URLSearchParams({
    ...(tab === 'results' && { tab }),
    ...(kind !== 'all' && { kind }),
    ...(team !== '' && { team }),
    ...(page > 1 && { page: String(page) }),
    ...(perPage !== DEFAULT && { per_page: String(perPage) }),
  }).toString()
  return query === '' ? FIXTURES_PATH : `${FIXTURES_PATH}?${query}`
}
