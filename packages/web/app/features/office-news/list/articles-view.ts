import { ARTICLE_STATUSES, type ArticleStatus } from '@clubhouse/contract/backoffice/article-limits'
import type { Room } from '../rooms.ts'

/** Which of them the list shows; it stands in the address. */
export type ArticlesView = 'all' | ArticleStatus | 'archived'
export const ARTICLES_VIEWS: readonly ArticlesView[] = ['all', ...ARTICLE_STATUSES, 'archived']

export const viewIn = (search: URLSearchParams): ArticlesView =>
  ARTICLES_VIEWS.find((view) => view === search.get('show')) ?? 'all'

export const viewAddress = ({ path }: Room, view: ArticlesView): string =>
  view === 'all' ? path : `${path}?show=${view}`
