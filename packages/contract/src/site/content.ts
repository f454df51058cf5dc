import { z } from 'zod'
import { ClubParams } from './club.ts'
import { endpoint } from '../endpoint.ts'
import { Image } from '../file.ts'
import { collectionOf, listQuery, wholeListQuery } from '../paging.ts'

/** DATA-53 */
export const ContentType = z.enum(['News', 'Page', 'Article', 'About Us'])
export type ContentType = z.infer<typeof ContentType>

/** What a card needs: an article without its body. */
export const ArticleSummary = z.object({
  article_id: z.uuid(),
  type: ContentType,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  featured_image: z.array(Image),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** DATA-05; `content` is sanitised HTML. */
export const Article = ArticleSummary.extend({
  content: z.string(),
  updated_at: z.iso.datetime(),
})
export type Article = z.infer<typeof Article>

/** DATA-06 */
export const Sponsor = z.object({
  sponsor_id: z.uuid(),
  name: z.string(),
  link: z.string().nullable(),
  image: z.array(Image),
  featured: z.boolean(),
})
export type Sponsor = z.infer<typeof Sponsor>

/** API-26 */
export const listArticles = endpoint('GET /store/{club}/articles', {
  name: 'listArticles',
  summary: 'Published articles, newest first',
  tag: 'Store',
  params: ClubParams,
  query: listQuery(['title', 'type', 'published_at', 'created_at']).extend({ type: ContentType.optional() }),
  reply: collectionOf(ArticleSummary),
})

/** API-27, PAGE-03 */
export const getArticle = endpoint('GET /store/{club}/articles/{slug}', {
  name: 'getArticle',
  summary: 'One published article, page or about-us text by its slug',
  tag: 'Store',
  params: ClubParams.extend({ slug: z.string().min(1).max(200) }),
  reply: Article,
})

/** API-29 */
export const listSponsors = endpoint('GET /store/{club}/sponsors', {
  name: 'listSponsors',
  summary: 'The sponsors, featured ones first',
  tag: 'Store',
  params: ClubParams,
  query: wholeListQuery(['name', 'featured']),
  reply: collectionOf(Sponsor),
})
