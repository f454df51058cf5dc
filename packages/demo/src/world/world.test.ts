import { Banner, Feature, MenuItem, Theme } from '@clubhouse/contract/site/club'
import { describe, expect, test } from 'vitest'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import { demoWorld } from './world.ts'

const now = new Date('2026-09-14T08:30:00.000Z')
const world = demoWorld(now)
const [dunvarra, inishvarn] = world.clubs

const isLive = ({ status, publishedAt }: { status: string; publishedAt: Date | null }) =>
  status === 'published' && publishedAt !== null && publishedAt <= now
const newsOf = (slug: string) =>
  world.clubs.find((club) => club.slug === slug)?.articles.filter(({ type }) => type === 'News') ?? []
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

describe('the two clubs', () => {
  test('have the slugs that hosts, tests and links rely on', () => {
    expect(world.clubs.map(({ slug }) => slug)).toEqual(['dunvarra', 'inishvarn'])
    expect(newsOf('dunvarra').map(({ slug }) => slug)).toContain('under-12s-win-the-harbour-shield')
    expect(dunvarra?.menu.map(({ title, url }) => [title, url])).toEqual([
      ['Membership', null],
      ['Lotto', 'rovers-lotto'],
      ['Shop', null],
      ['Draw', 'midwinter-hamper'],
      ['The club', null],
      ['League site', 'https://western-shore-league.example'],
      ['Fees', 'fees'],
      ['About us', 'about-us'],
    ])
    expect(inishvarn?.menu.map(({ title }) => title)).toEqual([
      'Membership',
      'Lotto',
      'The club',
      'League site',
      'Fees',
      'About us',
    ])
  })

  test.each(world.clubs)('$slug speaks the contract', (club) => {
    expect(Theme.parse(club.theme)).toEqual(club.theme)
    expect(Banner.parse(club.banner)).toEqual(club.banner)
    for (const item of club.menu) expect(MenuItem.parse(item)).toEqual(item)
    for (const feature of club.features) expect(Feature.options).toContain(feature)
    expect(club.address.country).toBe(club.country)
  })

  test('show arrows for six sponsors and none for two', () => {
    expect(dunvarra?.sponsors).toHaveLength(6)
    expect(inishvarn?.sponsors).toHaveLength(2)
  })
})

describe('articles', () => {
  test('nine and five are news today; one more is a draft, one is scheduled', () => {
    expect(newsOf('dunvarra').filter(isLive)).toHaveLength(9)
    expect(newsOf('inishvarn').filter(isLive)).toHaveLength(5)
    expect(newsOf('dunvarra').filter(({ status }) => status === 'draft')).toHaveLength(1)
    expect(newsOf('dunvarra').filter((a) => a.status === 'published' && !isLive(a))).toHaveLength(1)
  })

  test.each(world.clubs)('every club has the six pages and slugs of its titles: $slug', (club) => {
    const slugs = club.articles.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs).toEqual(
      expect.arrayContaining(['about-us', 'history', 'safeguarding', 'grounds', 'committee', 'fees']),
    )
    for (const { title, slug } of club.articles) expect(slug).toBe(slugOf(title))
    expect(club.articles.find(({ slug }) => slug === 'about-us')?.type).toBe('About Us')
  })

  test('one has no image, one has a long title with fadas', () => {
    const news = newsOf('dunvarra').filter(isLive)
    expect(news.filter(({ image }) => image === null)).toHaveLength(1)
    expect(news.filter(({ title }) => title.length > 100 && /[áéíóú]/i.test(title))).toHaveLength(1)
  })

  const all = world.clubs.flatMap((club) => club.articles.map((article) => ({ club, article })))

  test.each(all)('$club.slug/$article.slug is real prose', ({ article }) => {
    expect(wordsIn(article.content)).toBeGreaterThanOrEqual(article.type === 'News' ? 250 : 200)
    expect(wordsIn(article.content)).toBeLessThanOrEqual(600)
    expect(article.summary.length).toBeGreaterThan(60)
    expect(article.content + article.summary + article.title).not.toMatch(/!|lorem|undefined|NaN/i)
    expect(article.createdAt <= now).toBe(true)
  })

  test.each(all)('$club.slug/$article.slug links only to what exists', ({ club, article }) => {
    const links = [...article.content.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    const live = club.articles.filter(isLive)
    for (const href of links) {
      const [, kind, slug] = href.match(/^\/(news|pages)\/([a-z0-9-]+)$/) ?? []
      if (kind === undefined) expect(href).toMatch(/^mailto:[a-z0-9]+@[a-z]+\.example$/)
      else expect(live.some((a) => a.slug === slug && (a.type === 'News') === (kind === 'news'))).toBe(true)
    }
  })

  test('menus and banners lead somewhere', () => {
    for (const club of world.clubs) {
      const live = club.articles.filter(isLive)
      const pages = club.menu.flatMap(({ type, url, pages: sub }) => [
        ...(type === 'Page' && url !== null ? [url] : []),
        ...sub.map((page) => page.url),
      ])
      for (const page of pages)
        expect(live.some(({ slug, type }) => slug === page && type !== 'News')).toBe(true)
      expect(live.some(({ slug, type }) => slug === club.banner.url && type === 'News')).toBe(true)
    }
  })
})

describe('the world', () => {
  test('is the same whenever it is made on the same day, and moves with the day', () => {
    const later = new Date('2026-09-14T21:00:00.000Z')
    expect(JSON.stringify(demoWorld(later))).toBe(JSON.stringify(world))
    const nextYear = demoWorld(new Date('2027-03-01T12:00:00.000Z'))
    expect(nextYear.clubs[0]?.id).toBe(dunvarra?.id)
    expect(nextYear.clubs[0]?.articles[2]?.publishedAt).toEqual(new Date('2027-02-27T10:00:00.000Z'))
  })

  test('has ids that are unique and look like UUIDs', () => {
    const ids = [
      ...world.clubs.flatMap((club) => [
        club.id,
        ...club.articles.map(({ id }) => id),
        ...club.sponsors.map(({ id }) => id),
      ]),
      ...world.associations.map(({ id }) => id),
      ...world.logins.map(({ id }) => id),
      ...world.relatives.map(({ id }) => id),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('has an image for every key that anything names', () => {
    const keys = world.images.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const named = world.clubs.flatMap((club) => [
      club.logo,
      club.layout,
      club.sponsorsBackground,
      club.ssoIcon,
      ...club.articles.map(({ image }) => image),
      ...club.sponsors.map(({ image }) => image),
    ])
    for (const key of [...named, ...world.associations.map(({ crest }) => crest)]) {
      if (key !== null) expect(keys).toContain(key)
    }
  })

  test('has a family whose ages stay as they are told, whatever the day', () => {
    for (const day of ['2026-09-14T08:30:00.000Z', '2028-02-29T12:00:00.000Z', '2027-01-01T00:00:00.000Z']) {
      const people = demoWorld(new Date(day)).relatives
      const ageOf = (born: string) =>
        Math.floor((Date.parse(day) - Date.parse(born)) / (365.2425 * 86_400_000))
      expect(people.map(({ firstName, dateOfBirth }) => [firstName, ageOf(dateOfBirth)])).toEqual([
        ['Colm', 44],
        ['Fiadh', 9],
        ['Oisín', 12],
        ['Tom', 15],
      ])
      expect(people.every(({ of }) => world.logins.some(({ email }) => email === of))).toBe(true)
    }
  })

  test('lets twelve people in', () => {
    expect(world.logins).toHaveLength(12)
    expect(world.logins.every(({ password }) => password === 'Harbour7Lamp')).toBe(true)
    expect(world.testCards).toHaveLength(11)
  })
})
