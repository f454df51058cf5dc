import type { Account } from '@clubhouse/contract/site/club'
import type { Article } from '@clubhouse/contract/site/content'
import { articleDate } from './news.ts'
import { socialLinks } from './social-links.ts'

export { rssFeed, sitemapXml, xmlEscape } from './feeds.ts'
export { webManifest } from './web-manifest.ts'

export type JsonLd = { [key: string]: string | number | JsonLd | readonly (string | JsonLd)[] }

export const DESCRIPTION_LENGTH = 160
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** JSON-LD as the text of a script element: with `<` escaped no value can end that element. */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

export interface ArticleUrls {
  /** All absolute. */
  page: string
  home: string
  image: string | null
  logo: string | null
}

export function articleJsonLd(article: Article, account: Account, urls: ArticleUrls): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: metaDescription(article.summary),
    datePublished: articleDate(article),
    dateModified: article.updated_at,
    mainEntityOfPage: urls.page,
    ...(urls.image === null ? {} : { image: [urls.image] }),
    publisher: {
      '@type': 'SportsOrganization',
      name: account.name,
      url: urls.home,
      ...(urls.logo === null ? {} : { logo: urls.logo }),
    },
  }
}

/** A club that shows its address is a place one can go to; otherwise it is an organisation only. */
export function clubJsonLd(account: Account, origin: string, logo: string | null = null): JsonLd {
  const sameAs = socialLinks(account).map((link) => link.href)
  return {
    '@context': 'https://schema.org',
    '@type': account.display_address ? 'SportsClub' : 'SportsOrganization',
    name: account.name,
    url: `${origin}/`,
    ...(logo === null ? {} : { logo }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
    ...(account.display_address ? placeOf(account.address) : {}),
  }
}

function placeOf({ line1, city, county, country, latitude, longitude }: Account['address']): JsonLd {
  const address: JsonLd = {
    '@type': 'PostalAddress',
    ...(line1 === null ? {} : { streetAddress: line1 }),
    ...(city === null ? {} : { addressLocality: city }),
    ...(county === null ? {} : { addressRegion: county }),
    ...(country === null ? {} : { addressCountry: country }),
  }
  // 0 is a coordinate (OPEN-066).
  const hasPlace = latitude !== null && longitude !== null
  return { address, ...(hasPlace ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}) }
}

export function breadcrumbs(trail: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Text or HTML as one plain line of at most 160 characters, cut after a word. */
export function metaDescription(text: string): string {
  // Bounded first: a text of nothing but `<` would keep the pattern below busy for seconds.
  const line = text
    .slice(0, 4000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const room = line.slice(0, DESCRIPTION_LENGTH)
  const end = room.lastIndexOf(' ')
  const kept = end > 0 ? room.slice(0, end) : room.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}

/** Pages of one visitor are of no use to a search engine; the rest is listed in the sitemap. */
export function robotsTxt(origin: string): string {
  const closed = [
    '/authentication',
    '/checkout',
    '/api/',
    '/recurring-email-status',
    '/unsubscribe-lotto-friend-email',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
