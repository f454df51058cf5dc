export const FIXTURES_PATH = '/fixtures-results'

/** The page with one team's matches, or those of all. */
export const fixturesAddress = (team: string | null): string =>
  team === null ? FIXTURES_PATH : `${FIXTURES_PATH}?${new URLSearchParams({ team })}`
