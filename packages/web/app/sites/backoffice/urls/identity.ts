import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ownSignInUrls } from '../../platform/urls.ts'

export const identityUrls: RouteConfigEntry[] = [
  route('settings/users', 'features/identity/office/users/users.page.tsx', {
    id: 'backoffice/settings/users',
  }),
  route('settings/users/invite', 'features/identity/office/users/invite.page.tsx', {
    id: 'backoffice/settings/users/invite',
  }),
  route('settings/users/hand-over', 'features/identity/office/users/hand-over.page.tsx', {
    id: 'backoffice/settings/users/hand-over',
  }),
  route('settings/users/:id', 'features/identity/office/users/person.page.tsx', {
    id: 'backoffice/settings/users/person',
  }),
  ...ownSignInUrls('backoffice'),
  route('prove', 'features/identity/office/users/prove.page.tsx', { id: 'backoffice/prove' }),
  route(
    'authentication/office-invitation',
    'features/identity/sign-in/office-invitation/office-invitation.page.tsx',
    {
      id: 'backoffice/authentication/office-invitation',
    },
  ),
]
