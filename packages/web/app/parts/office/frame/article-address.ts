import type { ContentType } from '@clubhouse/contract/site/content'

const PATH_OF: Record<ContentType, string> = {
  News: '/news',
  Page: '/pages',
  Article: '/pages',
  'About Us': '/about-us',
}

/** Where an article is edited: each type has a page of its own. */
export const articleAddress = (type: ContentType, articleId: string): string =>
  `${PATH_OF[type]}/${articleId}`
