import { pagesOf } from '../../pages-of.ts'

export const platformUrls = pagesOf('backoffice', 'features/platform', {
  'messages/from-body': 'office/governing-body/letters.page.tsx',
  'settings/governing-body': 'office/governing-body/body.page.tsx',
  'leave-club': 'console/leave-club.page.tsx',
})
