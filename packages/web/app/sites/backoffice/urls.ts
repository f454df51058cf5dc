import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const backofficeUrls: RouteConfigEntry[] = [
  index('sites/backoffice/landing.page.tsx'),
  route('su', 'features/su/su.page.ts', { id: 'backoffice/su' }),
  route('error', 'features/errors/error.page.tsx', { id: 'backoffice/error' }),
  route('*', 'features/errors/unknown.page.ts', { id: 'backoffice/unknown' }),
]
