import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, landingUrl } from '../platform/urls.ts'

export const backofficeUrls: RouteConfigEntry[] = [
  landingUrl('backoffice'),
  route('choose-club', 'features/home-signed-in/choose-club.page.tsx', { id: 'backoffice/choose-club' }),
  route('forms', 'features/forms/list/forms.page.tsx', { id: 'backoffice/forms' }),
  route('forms/csv', 'features/forms/list/forms-csv.page.ts', { id: 'backoffice/forms/csv' }),
  route('forms/new', 'features/forms/new/new-form.page.tsx', { id: 'backoffice/forms/new' }),
  route('forms/:id', 'features/forms/edit/edit-form.page.tsx', { id: 'backoffice/forms/edit' }),
  route('forms/:id/save', 'features/forms/edit/save-form.page.ts', { id: 'backoffice/forms/save' }),
  route('forms/:id/history', 'features/forms/history/history.page.tsx', { id: 'backoffice/forms/history' }),
  route('forms/:id/history/:version', 'features/forms/history/version.page.tsx', {
    id: 'backoffice/forms/version',
  }),
  route('news', 'features/office-news/list/articles.page.tsx', { id: 'backoffice/news' }),
  route('news/csv', 'features/office-news/list/articles-csv.page.ts', { id: 'backoffice/news/csv' }),
  route('news/:id', 'features/office-news/edit/edit-article.page.tsx', { id: 'backoffice/news/edit' }),
  route('pages', 'features/office-news/list/articles.page.tsx', { id: 'backoffice/pages' }),
  route('pages/csv', 'features/office-news/list/articles-csv.page.ts', { id: 'backoffice/pages/csv' }),
  route('pages/:id', 'features/office-news/edit/edit-article.page.tsx', { id: 'backoffice/pages/edit' }),
  route('about-us', 'features/office-news/list/about-us.page.tsx', { id: 'backoffice/about-us' }),
  route('about-us/:id', 'features/office-news/edit/edit-article.page.tsx', {
    id: 'backoffice/about-us/edit',
  }),
  route('articles/:id/act', 'features/office-news/edit/act.page.ts', { id: 'backoffice/articles/act' }),
  route('media', 'features/office-media/media.page.tsx', { id: 'backoffice/media' }),
  route('media/:id', 'features/office-media/picture.page.tsx', { id: 'backoffice/media/picture' }),
  route('images/upload', 'features/office-media/upload.page.ts', { id: 'backoffice/images/upload' }),
  route('settings/audit-log', 'features/office-audit/audit-log.page.tsx', { id: 'backoffice/audit-log' }),
  route('settings/audit-log/csv', 'features/office-audit/audit-csv.page.ts', {
    id: 'backoffice/audit-log/csv',
  }),
  route('dev/ui', 'features/dev-ui/dev-ui.page.tsx', { id: 'backoffice/dev-ui' }),
  ...commonUrls('backoffice'),
]
