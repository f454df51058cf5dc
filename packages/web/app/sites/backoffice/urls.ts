import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, landingUrl } from '../platform/urls.ts'

export const backofficeUrls: RouteConfigEntry[] = [
  landingUrl('backoffice'),
  route('choose-club', 'features/home-signed-in/choose-club.page.tsx', { id: 'backoffice/choose-club' }),
  route('forms', 'features/forms/list/forms.page.tsx', { id: 'backoffice/forms' }),
  route('forms/new', 'features/forms/new/new-form.page.tsx', { id: 'backoffice/forms/new' }),
  route('forms/:id', 'features/forms/edit/edit-form.page.tsx', { id: 'backoffice/forms/edit' }),
  route('forms/:id/save', 'features/forms/edit/save-form.page.ts', { id: 'backoffice/forms/save' }),
  route('forms/:id/history', 'features/forms/history/history.page.tsx', { id: 'backoffice/forms/history' }),
  route('forms/:id/history/:version', 'features/forms/history/version.page.tsx', {
    id: 'backoffice/forms/version',
  }),
  route('dev/ui', 'features/dev-ui/dev-ui.page.tsx', { id: 'backoffice/dev-ui' }),
  ...commonUrls('backoffice'),
]
