import { index, type RouteConfigEntry } from '@react-router/dev/routes'
import { pagesOf } from '../pages-of.ts'

/** What every site has; every step of signing in is a page on every site. */
export const commonUrls = (site: string): RouteConfigEntry[] => [
  ...pagesOf(site, 'features', {
    about: 'site/legal/about.page.tsx',
    terms: 'site/legal/terms.page.tsx',
    privacy: 'site/legal/privacy.page.tsx',
    cookies: 'site/legal/cookies.page.tsx',
    su: 'platform/console/su.page.ts',
    error: 'site/errors/error.page.tsx',
    '*': 'site/errors/unknown.page.ts',
  }),
  ...pagesOf(site, 'features/identity/sign-in', {
    'authentication/check-email': 'check-email/check-email.page.tsx',
    'authentication/sign-up': 'sign-up/sign-up.page.tsx',
    'authentication/sign-in': 'sign-in/sign-in.page.tsx',
    'authentication/sso': 'sso/sso.page.tsx',
    'authentication/email-confirmed': 'email-confirmed/email-confirmed.page.tsx',
    'authentication/forgot-password': 'forgot-password/forgot-password.page.tsx',
    'authentication/forgot-password/validate-token': 'code/forgot-password-code.page.tsx',
    'authentication/forgot-password/update-password': 'new-password/forgot-password-new.page.tsx',
    'authentication/set-password/validate-token': 'code/set-password-code.page.tsx',
    'authentication/set-password/update-password': 'new-password/set-password-new.page.tsx',
    'authentication/sign-out': 'sign-out/sign-out.page.tsx',
    'authentication/verification': 'verification/verification.page.ts',
    'authentication/passkey': 'passkey/passkey.page.ts',
    'authentication/new-email': 'email-change/new-email.page.tsx',
    'authentication/old-email': 'email-change/old-email.page.tsx',
    'authentication/*': 'unknown-step.page.ts',
  }),
]

/** The sign-in of people who work on a site, whether or not they are members anywhere. */
export const ownSignInUrls = (site: string): RouteConfigEntry[] =>
  pagesOf(site, 'features', {
    security: 'identity/security/office-security.page.tsx',
    'security/email': 'identity/security/office-email.page.tsx',
    'security/passkey': 'identity/security/office-passkey.page.tsx',
    password: 'identity/account/office-password.page.tsx',
    preferences: 'messages/preferences/office-preferences.page.tsx',
  })

export function landingUrl(site: string): RouteConfigEntry {
  return index('sites/platform/landing.page.tsx', { id: `${site}/landing` })
}

export const suUrls: RouteConfigEntry[] = [
  landingUrl('su'),
  ...pagesOf('su', 'features', {
    'new-club': 'platform/console/new-club.page.tsx',
    'slug-check': 'platform/console/slug-check.page.ts',
    appearance: 'office/home/appearance.page.ts',
    people: 'platform/console/users/users.page.tsx',
    'people/:userId': 'platform/console/users/user.page.tsx',
    jobs: 'platform/console/operations/jobs.page.tsx',
    outbox: 'platform/console/operations/mails.page.tsx',
    webhooks: 'platform/console/operations/webhooks.page.tsx',
    health: 'platform/console/operations/health.page.tsx',
    'clubs/:clubId': 'platform/console/club.page.tsx',
    prove: 'platform/console/prove.page.tsx',
  }),
  ...ownSignInUrls('su'),
  ...commonUrls('su'),
]
