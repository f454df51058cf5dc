import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, landingUrl } from '../platform/urls.ts'

export const myaccountUrls: RouteConfigEntry[] = [
  landingUrl('myaccount'),
  route('details', 'features/account/details.page.tsx', { id: 'myaccount/details' }),
  route('password', 'features/account/password.page.tsx', { id: 'myaccount/password' }),
  ...commonUrls('myaccount'),
]
