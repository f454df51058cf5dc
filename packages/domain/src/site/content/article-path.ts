import type { ContentType } from '@clubhouse/contract/site/content'

/** PAGE-01, NEWS-01: where a text stands on the website. */
export const articlePath = ({ type, slug }: { type: ContentType; slug: string }): string =>
  `/${type === 'News' ? 'news' : 'pages'}/${encodeURIComponent(slug)}`
