import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

/** What every site has, each under ids of its own. */
export function commonUrls(site: string): RouteConfigEntry[] {
  return [
    route('about', 'features/platform/about.page.tsx', { id: `${site}/about` }),
    route('terms', 'features/platform/terms.page.tsx', { id: `${site}/terms` }),
    route('privacy', 'features/platform/privacy.page.tsx', { id: `${site}/privacy` }),
    route('cookies', 'features/platform/cookies.page.tsx', { id: `${site}/cookies` }),
    route('su', 'features/su/su.page.ts', { id: `${site}/su` }),
    route('error', 'features/errors/error.page.tsx', { id: `${site}/error` }),
    route('*', 'features/errors/unknown.page.ts', { id: `${site}/unknown` }),
  ]
}

export function landingUrl(site: string): RouteConfigEntry {
  return index('sites/platform/landing.page.tsx', { id: `${site}/landing` })
}
