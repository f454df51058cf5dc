import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pagesOf } from '../../pages-of.ts'
import { ownSignInUrls } from '../../platform/urls.ts'

export const identityUrls: RouteConfigEntry[] = [
  ...pagesOf('backoffice', 'features/identity/office/users', {
    'settings/users': 'users.page.tsx',
    'settings/users/invite': 'invite.page.tsx',
    'settings/users/hand-over': 'hand-over.page.tsx',
    'settings/users/:id': 'person.page.tsx',
  }),
  ...ownSignInUrls('backoffice'),
  ...pagesOf('backoffice', 'features/identity', {
    prove: 'office/users/prove.page.tsx',
    'authentication/office-invitation': 'sign-in/office-invitation/office-invitation.page.tsx',
  }),
]
