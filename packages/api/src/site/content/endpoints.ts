import { getArticle, listArticles, listSponsors } from '@clubhouse/contract/site/content'
import type { Database } from '#kernel/db/database.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { everybody } from '#kernel/http/guard.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { sanitiseContent } from './sanitise.ts'
import { findPublished, findSponsors, listPublished } from './content.queries.ts'

export const contentEndpoints = ({ db, now }: { db: Database; now: () => Date }) => [
  serve(listArticles, everybody, async ({ params, query }) => {
    const list = await listPublished(db, { club: params.club, now: now() }, query)
    if (!list) throw notFound('The club')
    return list
  }),
  serve(getArticle, everybody, async ({ params }) => {
    const article = await findPublished(db, params.club, params.slug, now())
    if (!article) throw notFound('The article')
    // Sanitised when it was written, and again here: a row may have come by another way.
    return { ...article, content: sanitiseContent(article.content, { pictures: 'ours' }) }
  }),
  serve(listSponsors, everybody, async ({ params, query }) => {
    const sponsors = await findSponsors(db, { club: params.club, now: now() }, query)
    if (!sponsors) throw notFound('The club')
    return sponsors
  }),
]
