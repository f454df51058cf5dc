/** Where the server under test answers, as `localhost:port`. */
export function baseDomain(): string {
  const domain = process.env['E2E_BASE_DOMAIN']
  if (!domain) throw new Error('E2E_BASE_DOMAIN is set by playwright.config.ts: run these tests through it.')
  return domain
}

export const port = (): string => baseDomain().split(':')[1] ?? '80'

export type Club = 'dunvarra' | 'inishvarn'
export type Site = 'backoffice' | 'myaccount' | 'su' | 'xgb'

export const clubUrl = (club: Club, path = '/'): string => `http://${club}.${baseDomain()}${path}`

export const siteUrl = (site: Site, path = '/'): string => `http://${site}.${baseDomain()}${path}`
