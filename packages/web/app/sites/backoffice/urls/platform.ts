import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const platformUrls: RouteConfigEntry[] = [
  route('messages/from-body', 'features/platform/office/governing-body/letters.page.tsx', {
    id: 'backoffice/messages/from-body',
  }),
  route('settings/governing-body', 'features/platform/office/governing-body/body.page.tsx', {
    id: 'backoffice/settings/governing-body',
  }),
  route('leave-club', 'features/platform/console/leave-club.page.tsx', { id: 'backoffice/leave-club' }),
]
