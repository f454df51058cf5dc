import { pagesOf } from '../../pages-of.ts'

export const officeUrls = pagesOf('backoffice', 'features/office', {
  find: 'search/find.page.tsx',
  'find/results': 'search/find-results.page.ts',
  help: 'help/help.page.tsx',
  appearance: 'home/appearance.page.ts',
  'settings/api-keys': 'machines/keys/keys.page.tsx',
  'settings/api-keys/new': 'machines/keys/new-key.page.tsx',
  'settings/webhooks': 'machines/hooks/webhooks.page.tsx',
  'settings/webhooks/new': 'machines/hooks/new-webhook.page.tsx',
  'settings/webhooks/:id': 'machines/hooks/webhook.page.tsx',
  'settings/audit-log': 'audit-log/audit-log.page.tsx',
})
