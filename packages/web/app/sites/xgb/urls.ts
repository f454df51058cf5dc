import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const xgbUrls: RouteConfigEntry[] = [
  index('sites/xgb/landing.page.tsx'),
  route('su', 'features/su/su.page.ts', { id: 'xgb/su' }),
  route('error', 'features/errors/error.page.tsx', { id: 'xgb/error' }),
  route('*', 'features/errors/unknown.page.ts', { id: 'xgb/unknown' }),
]
