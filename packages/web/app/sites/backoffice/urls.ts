import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, landingUrl } from '../platform/urls.ts'

export const backofficeUrls: RouteConfigEntry[] = [
  landingUrl('backoffice'),
  route('choose-club', 'features/home-signed-in/choose-club.page.tsx', { id: 'backoffice/choose-club' }),
  route('dev/ui', 'features/dev-ui/dev-ui.page.tsx', { id: 'backoffice/dev-ui' }),
  ...commonUrls('backoffice'),
]
