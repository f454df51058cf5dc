import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'
import { aSite } from '../testing/on-site.tsx'

const matches = [{ id: 'root', loaderData: aSite() }]
const tags = (facts: Parameters<typeof pageMeta>[1], from = matches) => JSON.stringify(pageMeta(from, facts))

test('NEWS-05 title, description and image come from the page', () => {
  const meta = pageMeta(matches, {
    title: 'New floodlights',
    description: 'Four new masts.',
    path: '/news/new-floodlights',
    share: 'new-floodlights',
    article: { published: '2026-09-02T10:00:00.000Z', modified: '2026-09-03T10:00:00.000Z' },
  })
  const page = 'https://testford.clubs.example/news/new-floodlights'
  expect(meta).toEqual(
    expect.arrayContaining([
      { title: 'New floodlights | Testford Harriers' },
      { name: 'description', content: 'Four new masts.' },
      { tagName: 'link', rel: 'canonical', href: page },
      { property: 'og:type', content: 'article' },
      { property: 'og:url', content: page },
      { property: 'og:image', content: 'https://testford.clubs.example/share/new-floodlights.jpg' },
      { property: 'article:published_time', content: '2026-09-02T10:00:00.000Z' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('the home page bears the name of the club and its card', () => {
  expect(tags({ path: '/' })).toContain('{"title":"Testford Harriers"}')
  expect(tags({ path: '/' })).toContain('/share/club.jpg')
})

test('what is not for search engines names no address', () => {
  expect(tags({ title: 'Page not found', path: '/error', isHidden: true })).toMatch(/noindex/)
  expect(tags({ title: 'Page not found', path: '/error', isHidden: true })).not.toMatch(/canonical|og:/)
})

test('the platform’s own sites are not for search engines', () => {
  const platform = [{ id: 'root', loaderData: { ...aSite(), site: 'su' as const, account: null } }]
  expect(tags({ title: 'Superuser', path: '/' }, platform)).toContain('Superuser | Clubhouse')
  expect(tags({ title: 'Superuser', path: '/' }, platform)).toContain('noindex')
})

test('a page whose root failed still has a title', () => {
  expect(tags({ title: 'Something went wrong', path: '/' }, [])).toContain('Something went wrong')
})
