import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const siteUrls: RouteConfigEntry[] = [
  route('choose-club', 'features/site/choose-club/choose-club.page.tsx', { id: 'backoffice/choose-club' }),
  route('news', 'features/site/office/news/list/articles.page.tsx', { id: 'backoffice/news' }),
  route('news/csv', 'features/site/office/news/list/articles-csv.page.ts', { id: 'backoffice/news/csv' }),
  route('news/:id', 'features/site/office/news/edit/edit-article.page.tsx', { id: 'backoffice/news/edit' }),
  route('pages', 'features/site/office/news/list/articles.page.tsx', { id: 'backoffice/pages' }),
  route('pages/csv', 'features/site/office/news/list/articles-csv.page.ts', { id: 'backoffice/pages/csv' }),
  route('pages/:id', 'features/site/office/news/edit/edit-article.page.tsx', { id: 'backoffice/pages/edit' }),
  route('about-us', 'features/site/office/news/list/about-us.page.tsx', { id: 'backoffice/about-us' }),
  route('about-us/:id', 'features/site/office/news/edit/edit-article.page.tsx', {
    id: 'backoffice/about-us/edit',
  }),
  route('articles/:id/act', 'features/site/office/news/edit/act.page.ts', { id: 'backoffice/articles/act' }),
  route('menu-theme', 'features/site/office/club-site/menu-theme.page.tsx', { id: 'backoffice/menu-theme' }),
  route('banner', 'features/site/office/club-site/banner.page.tsx', { id: 'backoffice/banner' }),
  route('site/act', 'features/site/office/club-site/act.page.ts', { id: 'backoffice/site/act' }),
  route('sponsors', 'features/site/office/sponsors/list/sponsors.page.tsx', { id: 'backoffice/sponsors' }),
  route('sponsors/new', 'features/site/office/sponsors/edit/sponsor.page.tsx', {
    id: 'backoffice/sponsors/new',
  }),
  route('sponsors/:id', 'features/site/office/sponsors/edit/sponsor.page.tsx', {
    id: 'backoffice/sponsors/edit',
  }),
  route('media', 'features/site/office/media/media.page.tsx', { id: 'backoffice/media' }),
  route('media/:id', 'features/site/office/media/picture.page.tsx', { id: 'backoffice/media/picture' }),
  route('fixtures/source', 'features/site/office/settings/fixtures/fixtures.page.tsx', {
    id: 'backoffice/fixtures/source',
  }),
  route('settings/club', 'features/site/office/settings/club/club.page.tsx', {
    id: 'backoffice/settings/club',
  }),
  route('settings/features', 'features/site/office/settings/features/features.page.tsx', {
    id: 'backoffice/settings/features',
  }),
  route('settings/retention', 'features/site/office/settings/retention/retention.page.tsx', {
    id: 'backoffice/settings/retention',
  }),
  route('settings/domains', 'features/site/office/settings/domains/domains.page.tsx', {
    id: 'backoffice/settings/domains',
  }),
  route('settings/payments', 'features/site/office/settings/payments/payments.page.tsx', {
    id: 'backoffice/settings/payments',
  }),
  route('settings/payments/provider', 'features/site/office/settings/payments/provider.page.ts', {
    id: 'backoffice/settings/payments/provider',
  }),
  route('settings/tax', 'features/site/office/settings/tax/tax.page.tsx', { id: 'backoffice/settings/tax' }),
  route('settings/sso', 'features/site/office/settings/sso/sso.page.tsx', { id: 'backoffice/settings/sso' }),
  route('settings/sso/metadata', 'features/site/office/settings/sso/metadata.page.tsx', {
    id: 'backoffice/settings/sso/metadata',
  }),
  route('settings/sso/test', 'features/site/office/settings/sso/test.page.ts', {
    id: 'backoffice/settings/sso/test',
  }),
  route('images/list', 'features/site/office/media/pictures.page.ts', { id: 'backoffice/images/list' }),
  route('images/upload', 'features/site/office/media/upload.page.ts', { id: 'backoffice/images/upload' }),
]
