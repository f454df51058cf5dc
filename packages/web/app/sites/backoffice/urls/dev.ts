import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const devUrls: RouteConfigEntry[] = [
  route('dev/ui', 'features/dev/kit/dev-ui.page.tsx', { id: 'backoffice/dev-ui' }),
]
