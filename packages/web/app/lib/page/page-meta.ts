import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { SiteData } from './site-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export interface PageFacts {
  /** Left out on the home page, which bears the name of the club alone. */
  title?: string
  description?: string
  /** The canonical address of the page, from the root: without what the query may carry besides. */
  path: string
  /** The name of the page's card at `/share/…`. */
  share?: string
  article?: { published: string; modified: string }
  isHidden?: boolean
}

/** What a browser, a search engine and a link preview learn about a page. */
export function pageMeta(matches: Matches, facts: PageFacts): MetaDescriptor[] {
  const site = siteIn(matches)
  const name = site?.account?.name ?? 'Clubhouse'
  const title = facts.title ? `${facts.title} | ${name}` : name
  const tags: MetaDescriptor[] = [{ title }]
  if (facts.description) tags.push({ name: 'description', content: facts.description })
  if (facts.isHidden || !site?.account) return [...tags, { name: 'robots', content: 'noindex' }]
  const url = site.origin + facts.path
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: url },
    ...openGraph({
      type: facts.article ? 'article' : 'website',
      site_name: name,
      locale: 'en_IE',
      title: facts.title ?? name,
      ...(facts.description && { description: facts.description }),
      url,
    }),
    ...shareImage(`${site.origin}/share/${facts.share ?? 'club'}.jpg`, facts.title ?? name),
    ...articleTimes(facts.article),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * For `meta` of a page that is nobody's find: its title, or how it follows from what the loader gave, which is undefined where
 * that failed.
 */
export function titled<Loader = unknown>(
  title: string | ((data: MetaArgs<Loader>['loaderData']) => string),
): (args: MetaArgs<Loader>) => MetaDescriptor[] {
  return ({ matches, loaderData }) =>
    pageMeta(matches, {
      title: typeof title === 'string' ? title : title(loaderData),
      path: '',
      isHidden: true,
    })
}

/** The title of a page whose loader failed. */
export function failedMeta(matches: Matches, title: string): MetaDescriptor[] {
  return pageMeta(matches, { title, path: '', isHidden: true })
}

export function siteIn(matches: Matches): SiteData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
}

function openGraph(properties: Record<string, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}

/** Cards are drawn at this size by the server. */
function shareImage(url: string, alt: string): MetaDescriptor[] {
  return openGraph({
    image: url,
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': alt,
  })
}

function articleTimes(article: PageFacts['article']): MetaDescriptor[] {
  if (!article) return []
  return [
    { property: 'article:published_time', content: article.published },
    { property: 'article:modified_time', content: article.modified },
  ]
}
