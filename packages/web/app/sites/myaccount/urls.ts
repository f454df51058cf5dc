import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const myaccountUrls: RouteConfigEntry[] = [
  index('sites/myaccount/landing.page.tsx'),
  route('su', 'features/su/su.page.ts', { id: 'myaccount/su' }),
  route('error', 'features/errors/error.page.tsx', { id: 'myaccount/error' }),
  route('*', 'features/errors/unknown.page.ts', { id: 'myaccount/unknown' }),
]
