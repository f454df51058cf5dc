import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const clubUrls: RouteConfigEntry[] = [
  index('features/content/home.page.tsx'),
  route('news/:slug', 'features/content/article.page.tsx', { id: 'club/news' }),
  route('pages/about-us', 'features/content/about-us.page.tsx'),
  route('pages/:slug', 'features/content/page.page.tsx'),
  route('products', 'features/products/products.page.tsx'),
  route('su', 'features/su/su.page.ts', { id: 'club/su' }),
  route('dev', 'features/dev/dev.page.tsx'),
  route('dev/ui', 'features/dev-ui/dev-ui.page.tsx'),
  route('error', 'features/errors/error.page.tsx', { id: 'club/error' }),
  route('*', 'features/errors/unknown.page.ts', { id: 'club/unknown' }),
]
