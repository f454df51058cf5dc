import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { commonUrls, ownSignInUrls } from '../platform/urls.ts'

export const xgbUrls: RouteConfigEntry[] = [
  index('sites/xgb/home.page.tsx', { id: 'xgb/home' }),
  route('clubs/:id', 'features/platform/governing-body/club/club.page.tsx', { id: 'xgb/club' }),
  route('clubs/:id/members', 'features/platform/governing-body/club/members.page.tsx', {
    id: 'xgb/club/members',
  }),
  route('compare', 'features/platform/governing-body/compare/compare.page.tsx', { id: 'xgb/compare' }),
  route('compare/:id', 'features/platform/governing-body/compare/differences.page.tsx', {
    id: 'xgb/compare/list',
  }),
  route('compare/:id/csv', 'features/platform/governing-body/compare/differences-csv.page.ts', {
    id: 'xgb/compare/csv',
  }),
  route('compare/:id/problems', 'features/platform/governing-body/compare/problems.page.tsx', {
    id: 'xgb/compare/problems',
  }),
  route('compare/:id/problems/csv', 'features/platform/governing-body/compare/problems-csv.page.ts', {
    id: 'xgb/compare/problems/csv',
  }),
  route('reports', 'features/platform/governing-body/reports/reports.page.tsx', { id: 'xgb/reports' }),
  route('reports/csv', 'features/platform/governing-body/reports/reports-csv.page.ts', {
    id: 'xgb/reports/csv',
  }),
  route('messages', 'features/platform/governing-body/letters/letters.page.tsx', { id: 'xgb/messages' }),
  route('messages/new', 'features/platform/governing-body/letters/new-letter.page.tsx', {
    id: 'xgb/messages/new',
  }),
  route('messages/:id', 'features/platform/governing-body/letters/letter.page.tsx', {
    id: 'xgb/messages/one',
  }),
  route('settings/sso', 'features/platform/governing-body/sso/sso.page.tsx', { id: 'xgb/settings/sso' }),
  route('settings/sso/metadata', 'features/platform/governing-body/sso/metadata.page.tsx', {
    id: 'xgb/settings/sso/metadata',
  }),
  route('settings/sso/test', 'features/platform/governing-body/sso/test.page.ts', {
    id: 'xgb/settings/sso/test',
  }),
  ...ownSignInUrls('xgb'),
  ...commonUrls('xgb'),
]
