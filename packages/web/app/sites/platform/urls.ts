import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

/** What every site has, each under ids of its own. */
export function commonUrls(site: string): RouteConfigEntry[] {
  return [
    route('about', 'features/site/legal/about.page.tsx', { id: `${site}/about` }),
    route('terms', 'features/site/legal/terms.page.tsx', { id: `${site}/terms` }),
    route('privacy', 'features/site/legal/privacy.page.tsx', { id: `${site}/privacy` }),
    route('cookies', 'features/site/legal/cookies.page.tsx', { id: `${site}/cookies` }),
    ...authenticationUrls(site),
    route('su', 'features/platform/console/su.page.ts', { id: `${site}/su` }),
    route('error', 'features/site/errors/error.page.tsx', { id: `${site}/error` }),
    route('*', 'features/site/errors/unknown.page.ts', { id: `${site}/unknown` }),
  ]
}

/** The sign-in of people who work on a site, whether or not they are members anywhere. */
export function ownSignInUrls(site: string): RouteConfigEntry[] {
  return Object.entries(OWN_SIGN_IN).map(([path, file]) =>
    route(path, `features/${file}`, { id: `${site}/${path}` }),
  )
}

const OWN_SIGN_IN = {
  security: 'identity/security/office-security.page.tsx',
  'security/email': 'identity/security/office-email.page.tsx',
  'security/passkey': 'identity/security/office-passkey.page.tsx',
  password: 'identity/account/office-password.page.tsx',
  preferences: 'messages/preferences/office-preferences.page.tsx',
}

/** Every step of signing in is a page on every site. */
function authenticationUrls(site: string): RouteConfigEntry[] {
  return Object.entries(STEPS).map(([path, file]) =>
    route(`authentication/${path}`, `features/identity/sign-in/${file}`, {
      id: `${site}/authentication/${path}`,
    }),
  )
}

const STEPS = {
  'check-email': 'check-email/check-email.page.tsx',
  'sign-up': 'sign-up/sign-up.page.tsx',
  'sign-in': 'sign-in/sign-in.page.tsx',
  sso: 'sso/sso.page.tsx',
  'email-confirmed': 'email-confirmed/email-confirmed.page.tsx',
  'forgot-password': 'forgot-password/forgot-password.page.tsx',
  'forgot-password/validate-token': 'code/forgot-password-code.page.tsx',
  'forgot-password/update-password': 'new-password/forgot-password-new.page.tsx',
  'set-password/validate-token': 'code/set-password-code.page.tsx',
  'set-password/update-password': 'new-password/set-password-new.page.tsx',
  'sign-out': 'sign-out/sign-out.page.tsx',
  verification: 'verification/verification.page.ts',
  passkey: 'passkey/passkey.page.ts',
  'new-email': 'email-change/new-email.page.tsx',
  'old-email': 'email-change/old-email.page.tsx',
  '*': 'unknown-step.page.ts',
}

export function landingUrl(site: string): RouteConfigEntry {
  return index('sites/platform/landing.page.tsx', { id: `${site}/landing` })
}

export const suUrls: RouteConfigEntry[] = [
  landingUrl('su'),
  route('new-club', 'features/platform/console/new-club.page.tsx', { id: 'su/new-club' }),
  route('slug-check', 'features/platform/console/slug-check.page.ts', { id: 'su/slug-check' }),
  route('appearance', 'features/office/home/appearance.page.ts', { id: 'su/appearance' }),
  route('people', 'features/platform/console/users/users.page.tsx', { id: 'su/people' }),
  route('people/:userId', 'features/platform/console/users/user.page.tsx', { id: 'su/person' }),
  route('jobs', 'features/platform/console/operations/jobs.page.tsx', { id: 'su/jobs' }),
  route('outbox', 'features/platform/console/operations/mails.page.tsx', { id: 'su/outbox' }),
  route('webhooks', 'features/platform/console/operations/webhooks.page.tsx', { id: 'su/webhooks' }),
  route('health', 'features/platform/console/operations/health.page.tsx', { id: 'su/health' }),
  route('clubs/:clubId', 'features/platform/console/club.page.tsx', { id: 'su/club' }),
  route('prove', 'features/platform/console/prove.page.tsx', { id: 'su/prove' }),
  ...ownSignInUrls('su'),
  ...commonUrls('su'),
]
