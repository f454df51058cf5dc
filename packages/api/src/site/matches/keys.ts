/** Under which names answers of the providers are kept; the keys of a club are no part of them. */

export const leagueKey = (
  list: 'fixtures' | 'results',
  { organisationId, clubId }: { organisationId: string; clubId: string },
): string => `first ${list} ${organisationId} ${clubId}`

/** What the keys of all answers for one organisation begin with. */
export const secondKeys = (organizationId: string): string => `second ${organizationId} `
