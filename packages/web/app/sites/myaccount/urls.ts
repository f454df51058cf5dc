import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls } from '../platform/urls.ts'

export const myaccountUrls: RouteConfigEntry[] = [
  index('sites/myaccount/home.page.tsx', { id: 'myaccount/home' }),
  route('choose-club', 'features/home-signed-in/choose-club.page.tsx', { id: 'myaccount/choose-club' }),
  route('details', 'features/account/details.page.tsx', { id: 'myaccount/details' }),
  route('password', 'features/account/password.page.tsx', { id: 'myaccount/password' }),
  route('preferences', 'features/preferences/preferences.page.tsx', { id: 'myaccount/preferences' }),
  route('security', 'features/member-security/security.page.tsx', { id: 'myaccount/security' }),
  route('security/passkey', 'features/member-security/add-passkey.page.tsx', { id: 'myaccount/add-passkey' }),
  route('security/email', 'features/member-security/change-email.page.tsx', { id: 'myaccount/change-email' }),
  route('renew', 'features/renewal/renew.page.tsx', { id: 'myaccount/renew' }),
  route('renew/answers', 'features/renewal/answers.page.ts', { id: 'myaccount/renew-answers' }),
  route('renew/ready', 'features/renewal/ready.page.tsx', { id: 'myaccount/renew-ready' }),
  route('switch/:membershipId', 'features/renewal/switch.page.tsx', { id: 'myaccount/switch' }),
  route('tickets', 'features/tickets/tickets.page.tsx', { id: 'myaccount/tickets' }),
  route('tickets/limits', 'features/tickets/limits.page.tsx', { id: 'myaccount/limits' }),
  ...commonUrls('myaccount'),
]
