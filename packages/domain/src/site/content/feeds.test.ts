import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rssFeed, sitemapXml, xmlEscape } from './feeds.ts'

const feed = {
  title: 'Testford & District',
  link: 'https://club.example/',
  selfUrl: 'https://club.example/feed.xml',
  description: 'News',
}
const item = {
  title: 'A <win>',
  link: 'https://club.example/news/a-win?x=1&y=2',
  description: 'We "won"',
  publishedAt: '2025-03-05T10:00:00Z',
}

test('a feed names the club, itself and its items with their dates', () => {
  const xml = rssFeed({ ...feed, items: [item] })
  expect(xml).toContain('<title>Testford &amp; District</title>')
  expect(xml).toContain('<atom:link href="https://club.example/feed.xml" rel="self"')
  expect(xml).toContain('<item><title>A &lt;win&gt;</title>')
  expect(xml).toContain('<guid isPermaLink="true">https://club.example/news/a-win?x=1&amp;y=2</guid>')
  expect(xml).toContain('<pubDate>Wed, 05 Mar 2025 10:00:00 GMT</pubDate>')
  expect(xml).toContain('<description>We &quot;won&quot;</description>')
})

test('a feed without items, or with a date that is none, is still a feed', () => {
  expect(rssFeed({ ...feed, items: [] })).not.toContain('<item>')
  expect(rssFeed({ ...feed, items: [{ ...item, publishedAt: 'soon' }] })).not.toContain('pubDate')
})

test('a sitemap lists each page with its last change, where that is known', () => {
  const xml = sitemapXml([
    { url: 'https://club.example/?a=1&b=2', lastModified: '2025-03-05T10:00:00Z' },
    { url: 'https://club.example/contact', lastModified: null },
    { url: 'https://club.example/pages/x', lastModified: 'never' },
  ])
  expect(xml).toContain(
    '<url><loc>https://club.example/?a=1&amp;b=2</loc><lastmod>2025-03-05T10:00:00.000Z</lastmod></url>',
  )
  expect(xml).toContain('<url><loc>https://club.example/contact</loc></url>')
  expect(xml).toContain('<url><loc>https://club.example/pages/x</loc></url>')
})

test('escaped text holds no markup and nothing that XML cannot hold', () => {
  expect(xmlEscape('a\u0000b\u0008c\ud800d\uffff')).toBe('abcd')
  expect(xmlEscape('Bríd 🎉\n')).toBe('Bríd 🎉\n')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(xmlEscape(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/)
    }),
  )
})
