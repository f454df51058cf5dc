import { expect, test } from 'vitest'
import { pageRoutes } from './page-route.ts'

const routeOf = pageRoutes({
  root: { id: 'root', path: '' },
  layout: { id: 'layout', parentId: 'root' },
  home: { id: 'home', parentId: 'layout', index: true },
  article: { id: 'article', parentId: 'layout', path: 'news/:slug' },
  about: { id: 'about', parentId: 'layout', path: 'pages/about-us' },
  page: { id: 'page', parentId: 'layout', path: 'pages/:slug' },
  office: { id: 'office', parentId: 'root', path: 'office' },
  orders: { id: 'orders', parentId: 'office', path: 'orders/:id' },
  rest: { id: 'rest', parentId: 'layout', path: '*' },
})

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/news/under-12s-win', '/news/:slug'],
  ['/news/under-12s-win.data', '/news/:slug'],
  ['/pages/about-us', '/pages/about-us'],
  ['/pages/history', '/pages/:slug'],
  ['/office/orders/7', '/office/orders/:id'],
  ['/office', null],
  ['/wp-login.php', '/*'],
])('O10 %s is a look at %s', (path, pattern) => {
  expect(routeOf(path)).toBe(pattern)
  expect(routeOf(path)).toBe(pattern)
})

test('O10 whoever asks for thousands of addresses is told the same', () => {
  for (let at = 0; at < 2100; at += 1) expect(routeOf(`/news/${at}`)).toBe('/news/:slug')
})
