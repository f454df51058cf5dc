import { rssFeed, sitemapXml } from '@clubhouse/domain/site/content/feeds'
import { siteLinks } from '@clubhouse/domain/site/content/menu'
import { articleDate } from '@clubhouse/domain/site/content/news'
import type { Room } from '@clubhouse/domain/web/rooms'
import { clubPalette } from '@clubhouse/domain/site/theme/theme-colours'
import { webManifest } from '@clubhouse/domain/site/content/web-manifest'
import { findAccount } from '../clubs/port.ts'
import { listPublicPaths, listPublished } from '../content/port.ts'
import type { Database } from '#kernel/db/database.ts'

export interface DocumentSource {
  db: Database
  club: string
  origin: string
  now: Date
  rooms: ReadonlySet<Room>
}

const FEED_LENGTH = 20

export async function clubSitemap({ db, club, origin, now, rooms }: DocumentSource): Promise<string | null> {
  const [account, paths] = await Promise.all([findAccount(db, club), listPublicPaths(db, club, now)])
  const pages = paths.map(({ type, slug, updated_at: lastModified }) => {
    return { url: `${origin}/${type === 'News' ? 'news' : 'pages'}/${slug}`, lastModified }
  })
  // Pages that the club has by its settings stand in its navbar, and by the same rule here.
  const ofSettings = account ? siteLinks(account, rooms).map(({ href }) => ({ url: origin + href })) : []
  return sitemapXml([{ url: `${origin}/` }, ...ofSettings, ...pages])
}

export async function clubRss({ db, club, origin, now }: DocumentSource): Promise<string | null> {
  const [account, news] = await Promise.all([
    findAccount(db, club),
    listPublished(db, { club, now }, { type: 'News', page: 1, per_page: FEED_LENGTH }),
  ])
  if (!account || !news) return null
  return rssFeed({
    title: account.name,
    link: `${origin}/`,
    selfUrl: `${origin}/rss.xml`,
    description: `News from ${account.name}`,
    items: news.read().items.map((item) => ({
      title: item.title,
      link: `${origin}/news/${item.slug}`,
      description: item.summary,
      publishedAt: articleDate(item),
    })),
  })
}

export async function clubManifest({ db, club }: DocumentSource): Promise<string | null> {
  const account = await findAccount(db, club)
  if (!account) return null
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return JSON.stringify(webManifest(account, clubPalette(account.theme), icons))
}
