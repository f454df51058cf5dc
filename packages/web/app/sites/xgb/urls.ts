import { index, type RouteConfigEntry } from '@react-router/dev/routes'
import { pagesOf } from '../pages-of.ts'
import { commonUrls, ownSignInUrls } from '../platform/urls.ts'

export const xgbUrls: RouteConfigEntry[] = [
  index('sites/xgb/home.page.tsx', { id: 'xgb/home' }),
  ...pagesOf('xgb', 'features/platform/governing-body', {
    'clubs/:id': 'club/club.page.tsx',
    'clubs/:id/members': 'club/members.page.tsx',
    compare: 'compare/compare.page.tsx',
    'compare/:id': 'compare/differences.page.tsx',
    'compare/:id/csv': 'compare/differences-csv.page.ts',
    'compare/:id/problems': 'compare/problems.page.tsx',
    'compare/:id/problems/csv': 'compare/problems-csv.page.ts',
    reports: 'reports/reports.page.tsx',
    'reports/csv': 'reports/reports-csv.page.ts',
    messages: 'letters/letters.page.tsx',
    'messages/new': 'letters/new-letter.page.tsx',
    'messages/:id': 'letters/letter.page.tsx',
    'settings/sso': 'sso/sso.page.tsx',
    'settings/sso/metadata': 'sso/metadata.page.tsx',
    'settings/sso/test': 'sso/test.page.ts',
  }),
  ...ownSignInUrls('xgb'),
  ...commonUrls('xgb'),
]
