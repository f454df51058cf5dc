export interface FeedItem {
  title: string
  link: string
  description: string
  /** An ISO instant. */
  publishedAt: string
}
export interface Feed {
  title: string
  link: string
  /** The address of the feed itself. */
  selfUrl: string
  description: string
  items: readonly FeedItem[]
}
export interface SitemapEntry {
  url: string
  /** An ISO instant. */
  lastModified?: string | null
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// Characters that XML 1.0 has no way to write, escaped or not: one of them makes a reader refuse the whole feed.
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export function xmlEscape(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** RSS 2.0 */
export function rssFeed({ title, link, selfUrl, description, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', link),
    `<atom:link href="${xmlEscape(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    '<language>en-IE</language>',
    ...items.map(rssItem),
    '</channel></rss>',
    '',
  ].join('\n')
}

function rssItem({ title, link, description, publishedAt }: FeedItem): string {
  const date = new Date(publishedAt)
  const published = Number.isNaN(date.getTime()) ? '' : element('pubDate', date.toUTCString())
  const guid = `<guid isPermaLink="true">${xmlEscape(link)}</guid>`
  const parts = [element('title', title), element('link', link), guid, published]
  return `<item>${parts.join('')}${element('description', description)}</item>`
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = new Date(lastModified ?? '')
    const modified = Number.isNaN(date.getTime()) ? '' : element('lastmod', date.toISOString())
    return `<url>${element('loc', url)}${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlEscape(text)}</${name}>`
}
