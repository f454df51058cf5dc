// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSponsor, anArticleSummary } from '@clubhouse/demo/builders'
import { aSite, anOriginal, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import HomePage from './home.page.tsx'
import type { HomeData } from './load-home.ts'

const stories = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anArticleSummary({
      title: `Story ${at + 1}`,
      summary: `What happened ${at + 1}`,
      published_at: '2025-03-05T10:00:00.000Z',
      featured_image: at === 1 ? [] : anOriginal(`story-${at + 1}`),
    }),
  )

const WHOLE: HomeData = {
  club: 'testford',
  news: { items: stories(6), firstPage: 1, page: 1, hasMore: true },
  matchday: { next: null, last: null, notice: null, isFresh: true },
  about: { title: 'About us', summary: 'Who we are.', featured_image: [] },
  sponsors: ['One', 'Two', 'Three'].map((name) => aSponsor({ name, image: anOriginal(name) })),
  isComplete: true,
}

function show(home: Partial<HomeData> = {}, account = {}) {
  return showOnSite(<HomePage />, aSite({ logo_image: anOriginal('crest'), ...account }), '/', {
    ...WHOLE,
    ...home,
  })
}
const cards = (page: ParentNode) => [...page.querySelectorAll('li[id^=news-]')]

test('HOME-02 the section carries its text', () => {
  expect(show().textContent).toContain(
    'Get the latest club notices, details on events, fixtures and results, and other club announcements',
  )
})

test('HOME-03, HOME-04, HOME-05 a card shows picture, title, date and summary, and leads to the article', () => {
  const [first, second] = cards(show())
  expect(first?.querySelector('img')?.getAttribute('alt')).toBe('Picture of story-1')
  expect(first?.textContent).toContain('5 March 2025')
  expect(first?.textContent).toContain('What happened 1')
  expect(first && linkIn(first, 'Story 1')?.getAttribute('href')).toBe('/news/story-1')
  expect(second?.querySelector('img')?.getAttribute('src')).toContain('crest.jpg')
})

test('HOME-06 the first two cards are half as wide as the page, the others a quarter', () => {
  const widths = cards(show()).map((card) => (card.className.includes('half') ? 'half' : 'quarter'))
  expect(widths).toEqual(['half', 'half', 'quarter', 'quarter', 'quarter', 'quarter'])
})

test('the first picture waits for nothing, the others until they are near', () => {
  const loading = (page: ParentNode) =>
    cards(page).map((card) => card.querySelector('img')?.getAttribute('loading'))
  expect(loading(show())).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy'])
  const first = cards(show())[0]?.querySelector('img')
  expect(first?.getAttribute('fetchpriority')).toBe('high')
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['1600', '900'])
  const belowBanner = cards(show({}, { layout_image: anOriginal('layout') }))[0]?.querySelector('img')
  expect(belowBanner?.getAttribute('fetchpriority')).toBeNull()
})

test('HOME-10 "Load More" is a link to the longer page, there only while there is more', () => {
  expect(linkIn(show(), 'Load More')?.getAttribute('href')).toBe('/?page=2#news-7')
  expect(
    linkIn(show({ news: { items: stories(6), firstPage: 1, page: 1, hasMore: false } }), 'Load More'),
  ).toBeNull()
})

test('a list that begins anew counts on, and leads back to newer news', () => {
  const page = show({ news: { items: stories(6), firstPage: 17, page: 17, hasMore: true } })
  expect(cards(page)[0]?.id).toBe('news-97')
  expect(linkIn(page, 'Load More')?.getAttribute('href')).toBe('/?page=18#news-103')
  expect(linkIn(page, 'More recent news')?.getAttribute('href')).toBe('/?page=16')
})

test('HOME-11, HOME-12 about us stands below the news, the sponsors below that', () => {
  const titles = [...show().querySelectorAll('h2')].map((heading) => heading.textContent)
  expect(titles).toEqual(['Latest news', 'About us', 'Our sponsors'])
  expect(linkIn(document, 'More about us')?.getAttribute('href')).toBe('/pages/about-us')
})

test('HOME-12 the sponsors may stand before a picture of the club', () => {
  const background = () => document.querySelector('img[src*=pattern]')
  show({}, { sponsors_background_image: anOriginal('pattern') })
  expect(background()?.getAttribute('alt')).toBe('')
  show()
  expect(background()).toBeNull()
})

test('HOME-13 CONST-10 four sponsors are shown at once, two on a phone', () => {
  expect(show().querySelector('[data-carousel]')?.className).toMatch(/small2.*large4/)
})

test.each([
  { id: 'HOME-14', count: 2, small: false, large: false },
  { id: 'HOME-14', count: 3, small: true, large: false },
  { id: 'HOME-15', count: 4, small: true, large: false },
  { id: 'HOME-15', count: 5, small: true, large: true },
])('$id with $count sponsors the arrows show: small $small, larger $large', ({ count, small, large }) => {
  const sponsors = Array.from({ length: count }, (_, at) => aSponsor({ name: `Sponsor ${at}` }))
  const arrows = show({ sponsors }).querySelector('[data-carousel-step]')?.parentElement
  expect(Boolean(arrows) && !arrows?.className.includes('hideSmall')).toBe(small)
  expect(Boolean(arrows) && !arrows?.className.includes('hideLarge')).toBe(large)
})

test('HOME-16 a sponsor shows picture and name, and opens its link in a new tab', () => {
  const sponsor = linkIn(
    show({
      sponsors: [aSponsor({ name: 'Slipway', link: 'slipway.example', image: anOriginal('slipway') })],
    }),
    'Slipway',
  )
  expect(sponsor?.getAttribute('href')).toBe('https://slipway.example/')
  expect(sponsor?.getAttribute('target')).toBe('_blank')
  expect(sponsor?.querySelector('img')?.getAttribute('src')).toContain('slipway.jpg')
})

test('a sponsor without a usable link is not a link', () => {
  const page = show({ sponsors: [aSponsor({ name: 'Slipway', link: 'javascript:alert(1)' })] })
  expect(linkIn(page, 'Slipway')).toBeNull()
  expect(page.textContent).toContain('Slipway')
})

test('no news is said, missing parts are left out, failed news offers another try', () => {
  expect(show({ news: { items: [], firstPage: 1, page: 1, hasMore: false } }).textContent).toContain(
    'No news yet',
  )
  expect([...show({ about: null, sponsors: [] }).querySelectorAll('h2')]).toHaveLength(1)
  const failed = show({ news: null })
  expect(failed.textContent).toContain('We couldn’t load the news')
  expect(linkIn(failed, 'Retry')?.getAttribute('href')).toBe('/')
  expect(linkIn(failed, 'Load More')).toBeNull()
})
