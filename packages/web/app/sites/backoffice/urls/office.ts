import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const officeUrls: RouteConfigEntry[] = [
  route('find', 'features/office/search/find.page.tsx', { id: 'backoffice/find' }),
  route('find/results', 'features/office/search/find-results.page.ts', { id: 'backoffice/find/results' }),
  route('appearance', 'features/office/home/appearance.page.ts', { id: 'backoffice/appearance' }),
  route('settings/api-keys', 'features/office/machines/keys/keys.page.tsx', { id: 'backoffice/api-keys' }),
  route('settings/api-keys/new', 'features/office/machines/keys/new-key.page.tsx', {
    id: 'backoffice/api-keys/new',
  }),
  route('settings/webhooks', 'features/office/machines/hooks/webhooks.page.tsx', {
    id: 'backoffice/webhooks',
  }),
  route('settings/webhooks/new', 'features/office/machines/hooks/new-webhook.page.tsx', {
    id: 'backoffice/webhooks/new',
  }),
  route('settings/webhooks/:id', 'features/office/machines/hooks/webhook.page.tsx', {
    id: 'backoffice/webhooks/one',
  }),
  route('settings/audit-log', 'features/office/audit-log/audit-log.page.tsx', { id: 'backoffice/audit-log' }),
]
