import { z } from 'zod'
import { ClubParams } from '../club.ts'
import { Article, ContentType } from '../content.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Image } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { ARTICLE_LIMITS, ARTICLE_STATUSES } from './article-limits.ts'
import { DraftState, OnRevision, Preview, PublishedRevision } from './drafts.ts'

/** OPEN-120: a club's articles, for those who run it. */

const ArticleParams = z.object({ article_id: z.uuid() })
const Status = z.enum(ARTICLE_STATUSES)

/** What is written. A draft may lack anything; what is missing is said when it is to be published. */
export const ArticleDraft = z.object({
  title: z.string().trim().max(ARTICLE_LIMITS.title).default(''),
  summary: z.string().trim().max(ARTICLE_LIMITS.summary).default(''),
  /** Empty: made of the title when it is first published. */
  slug: z
    .string()
    .max(200)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Small letters, digits and hyphens only')
    .default(''),
  /** Sanitised when it is saved. */
  content: z.string().max(ARTICLE_LIMITS.html).default(''),
  image_id: z.uuid().nullable().default(null),
  /** What the picture shows, for those who do not see it; empty only where it is decorative. */
  image_alt: z.string().trim().max(ARTICLE_LIMITS.alt).default(''),
  image_decorative: z.boolean().default(false),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

const facts = {
  article_id: z.uuid(),
  type: ContentType,
  status: Status,
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  archived_at: z.iso.datetime().nullable(),
}

export const OfficeArticleSummary = z.object({
  ...facts,
  /** Title of the draft, which editors recognise it by. */
  title: z.string(),
  slug: z.string(),
  has_changes: z.boolean(),
  due_at: z.iso.datetime().nullable(),
  edited_at: z.iso.datetime(),
  edited_by: z.string().nullable(),
  featured_image: z.array(Image),
})
export type OfficeArticleSummary = z.infer<typeof OfficeArticleSummary>

export const OfficeArticle = z.object({
  ...facts,
  draft: ArticleDraft,
  state: DraftState,
  /** What visitors read now; null where there is nothing. */
  live: ArticleDraft.nullable(),
  featured_image: z.array(Image),
})
export type OfficeArticle = z.infer<typeof OfficeArticle>

export const ArticlesQuery = listQuery(['title', 'status', 'published_at', 'edited_at']).extend({
  types: z.array(ContentType).max(4).optional(),
  status: Status.optional(),
  /** Left out, what is put away is not listed. */
  archived: z.enum(['true', 'false']).optional(),
  /** Only articles with unpublished changes. */
  changed: z.enum(['true']).optional(),
  published_from: z.iso.date().optional(),
  published_to: z.iso.date().optional(),
})
export type ArticlesQuery = z.infer<typeof ArticlesQuery>

/** How many there are to choose from, whatever was asked for but the types. */
export const ArticleCounts = z.object({
  all: z.number().int(),
  draft: z.number().int(),
  scheduled: z.number().int(),
  published: z.number().int(),
  unpublished: z.number().int(),
  archived: z.number().int(),
})
export type ArticleCounts = z.infer<typeof ArticleCounts>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofArticle = { ...office, params: ArticleParams } as const

/** Default order: what was edited last first. */
export const listOfficeArticles = endpoint('GET /backoffice/articles', {
  ...office,
  name: 'listOfficeArticles',
  summary: 'The articles, pages and about-us texts of a club, drafts too',
  query: ArticlesQuery,
  reply: collectionOf(OfficeArticleSummary).extend({ counts: ArticleCounts }),
})

export const listOfficeArticlesCsv = csvOf(
  listOfficeArticles,
  ArticlesQuery.extend(csvColumns(['title', 'status', 'published_at', 'edited_at'])),
)

export const createArticle = endpoint('POST /backoffice/articles', {
  ...office,
  name: 'createArticle',
  summary: 'A new draft',
  body: z.object({ type: ContentType, title: ArticleDraft.shape.title, copy_of: z.uuid().optional() }),
  reply: OfficeArticle,
})

export const getOfficeArticle = endpoint('GET /backoffice/articles/{article_id}', {
  ...ofArticle,
  name: 'getOfficeArticle',
  summary: 'An article with its draft',
  reply: OfficeArticle,
})

/** Saves the draft, as the editor does by itself; or puts an article away and back. Visitors see nothing of a draft. */
export const saveArticleDraft = endpoint('PATCH /backoffice/articles/{article_id}', {
  ...ofArticle,
  name: 'saveArticleDraft',
  summary: 'Saves the draft of an article, or puts the article away and back',
  body: OnRevision.extend({ draft: ArticleDraft.optional(), archived: z.boolean().optional() }),
  reply: OfficeArticle,
})

/** Only what was never published; anything else is put away instead. */
export const deleteArticle = endpoint('DELETE /backoffice/articles/{article_id}', {
  ...ofArticle,
  name: 'deleteArticle',
  summary: 'Removes an article that was never published',
  reply: z.object({ deleted: z.literal(true) }),
})

/** Now, or at a time to come; until then the draft can be edited, and goes out as it stands then. */
export const publishArticle = endpoint('POST /backoffice/articles/{article_id}/publication', {
  ...ofArticle,
  name: 'publishArticle',
  summary: 'Publishes the draft of an article, now or later',
  body: OnRevision.extend({ at: z.iso.datetime().optional() }),
  reply: OfficeArticle,
})

/** What is due is no longer; if nothing is, what is public goes. */
export const unpublishArticle = endpoint('DELETE /backoffice/articles/{article_id}/publication', {
  ...ofArticle,
  name: 'unpublishArticle',
  summary: 'Takes a schedule back, or the article off the website',
  reply: OfficeArticle,
})

/** The draft says again what is live. */
export const discardArticleDraft = endpoint('DELETE /backoffice/articles/{article_id}/draft', {
  ...ofArticle,
  name: 'discardArticleDraft',
  summary: 'Gives up what was not published',
  query: z.object({ base_revision: z.coerce.number().int().min(0) }),
  reply: OfficeArticle,
})

export const listArticleRevisions = endpoint('GET /backoffice/articles/{article_id}/revisions', {
  ...ofArticle,
  name: 'listArticleRevisions',
  summary: 'What was published of an article, the newest first',
  reply: z.object({ items: z.array(PublishedRevision) }),
})

const RevisionParams = ArticleParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const getArticleRevision = endpoint('GET /backoffice/articles/{article_id}/revisions/{number}', {
  ...office,
  name: 'getArticleRevision',
  summary: 'An article as it was published once',
  params: RevisionParams,
  reply: PublishedRevision.extend({ content: ArticleDraft }),
})

/** A new draft from what was published once; visitors see it when it is published again. */
export const restoreArticleRevision = endpoint(
  'POST /backoffice/articles/{article_id}/revisions/{number}/restoration',
  {
    ...office,
    name: 'restoreArticleRevision',
    summary: 'Makes an earlier version the draft',
    params: RevisionParams,
    body: OnRevision,
    reply: OfficeArticle,
  },
)

export const previewArticle = endpoint('POST /backoffice/articles/{article_id}/preview', {
  ...ofArticle,
  name: 'previewArticle',
  summary: 'An address at which the draft is seen as it would look',
  reply: Preview,
})

/** The draft as visitors would read it, for holders of the preview token. */
export const getPreviewedArticle = endpoint('GET /store/{club}/article-previews/{token}', {
  name: 'getPreviewedArticle',
  summary: 'A draft by the token of its preview',
  tag: 'Store',
  params: ClubParams.extend({ token: z.string().min(1).max(600) }),
  reply: Article,
})
