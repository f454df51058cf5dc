import type { Article } from '@clubhouse/contract/site/content'
import { imageUrl } from '@clubhouse/domain/site/content/image-url'
import { articleJsonLd, breadcrumbs } from '@clubhouse/domain/site/content/seo'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useClub } from '#lib/page/site-data.ts'

/** The article as search engines read it. */
export function StructuredArticle({ article, path }: { article: Article; path: string }) {
  const { account, cdnHost, origin } = useClub()
  const absolute = (address: string | null) => (address === null ? null : new URL(address, origin).href)
  const home = `${origin}/`
  const page = origin + path
  const trail = breadcrumbs([
    { name: account.name, url: home },
    { name: article.title, url: page },
  ])
  if (article.type !== 'News') return <JsonLd data={trail} />
  const image = absolute(imageUrl(article.featured_image, cdnHost))
  const logo = absolute(imageUrl(account.logo_image, cdnHost))
  return <JsonLd data={[articleJsonLd(article, account, { page, home, image, logo }), trail]} />
}
