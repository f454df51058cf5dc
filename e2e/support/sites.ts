/**
 * Where the server under test answers, as `localhost:port`. Each worker of Playwright has a server of its own, so that a
 * journey may move the clock or the colours of its demo without any other seeing it; it puts them back for the next one.
 */
export function baseDomain(): string {
  const domains = process.env['E2E_BASE_DOMAIN']?.split(',')
  if (!domains) throw new Error('E2E_BASE_DOMAIN is set by playwright.config.ts: run these tests through it.')
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  return domains[worker % domains.length] as string
}

export const port = (domain = baseDomain()): string => domain.split(':')[1] ?? '80'

export type Club = 'dunvarra' | 'inishvarn'
export type Site = 'backoffice' | 'myaccount' | 'su' | 'xgb'

export const clubUrl = (club: Club, path = '/'): string => `http://${club}.${baseDomain()}${path}`

export const siteUrl = (site: Site, path = '/'): string => `http://${site}.${baseDomain()}${path}`
