import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const suUrls: RouteConfigEntry[] = [
  index('sites/su/landing.page.tsx'),
  route('su', 'features/su/su.page.ts', { id: 'su/su' }),
  route('error', 'features/errors/error.page.tsx', { id: 'su/error' }),
  route('*', 'features/errors/unknown.page.ts', { id: 'su/unknown' }),
]
