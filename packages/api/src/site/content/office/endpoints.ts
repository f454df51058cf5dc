import type { Article } from '@clubhouse/contract/site/content'
import * as contract from '@clubhouse/contract/site/office/articles'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { articlePath } from '@clubhouse/domain/site/content/article-path'
import { slugFor } from '@clubhouse/domain/site/content/article-draft'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import * as drafts from '../../drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { anyoneInPerson, office, type RunningClub } from '#kernel/http/guard.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { sanitiseContent } from '../sanitise.ts'
import { articleKind } from './article-kind.ts'
import { archiveArticle, deleteArticle, unpublishArticle } from './change-article.ts'
import { createArticle } from './create-article.ts'
import { ARTICLE_CSV } from './article-csv.ts'
import { listArticles } from './list-articles.queries.ts'
import { previewedArticle } from './previewed-article.ts'
import { readArticle } from './read-article.ts'
import { clubFacts } from '../../clubs/reads.ts'

type At = Caller & { club: RunningClub }
type Change = (tx: Tx, subject: drafts.Subject, writing: drafts.Writing) => Promise<Refusal | null>
export type ArticleDeps = Pick<Core, 'db' | 'now' | 'audit' | 'sites' | 'registry' | 'config'>

/** OPEN-120: what a club writes, for the admins and owners of the club that the call names. */
export function officeArticleEndpoints(deps: ArticleDeps): ServedEndpoint[] {
  const { db, now, audit } = deps
  const tokens = new drafts.PreviewTokens(deps.config.secret)
  const writingOf = (caller: At): drafts.Writing => ({
    caller,
    audit,
    userId: caller.club.userId,
    now: now(),
  })
  const subjectOf = ({ club }: At, subjectId: string): drafts.Subject => ({ clubId: club.clubId, subjectId })

  const found = async <T>(
    caller: At,
    articleId: string,
    read: (tx: Tx, subject: drafts.Subject) => Promise<T | Refusal | null>,
  ) => {
    const subject = subjectOf(caller, articleId)
    return orNotFound(await undoneIfRefused(db, subject.clubId, (tx) => read(tx, subject)), 'The article')
  }
  /** What is changed and the article as it is then, in one transaction: a refusal undoes all of it. */
  const changed = (caller: At, articleId: string, change: Change) =>
    found(caller, articleId, async (tx, subject) => {
      const writing = writingOf(caller)
      return (await change(tx, subject, writing)) ?? readArticle(tx, subject, writing.now)
    })

  return [
    serve(contract.listOfficeArticles, office('content'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listArticles(tx, club.clubId, query, now())),
    ),
    serve(contract.listOfficeArticlesCsv, office('content'), ({ query }, caller) =>
      officeCsv(deps, caller, {
        name: query.types?.includes('News') === false ? 'pages' : 'news',
        columns: ARTICLE_CSV,
        query,
        list: (tx, asked) => listArticles(tx, caller.club.clubId, asked, now()),
      }),
    ),
    serve(contract.createArticle, office('content'), async ({ body }, caller) => {
      const { clubId } = caller.club
      const article = await undoneIfRefused(db, clubId, async (tx) => {
        const id = await createArticle(tx, clubId, body, writingOf(caller))
        return typeof id === 'string' ? readArticle(tx, subjectOf(caller, id), now()) : id
      })
      return orNotFound(article, 'The article')
    }),
    serve(contract.getOfficeArticle, office('content'), ({ params }, caller) =>
      found(caller, params.article_id, (tx, subject) => readArticle(tx, subject, now())),
    ),
    serve(contract.saveArticleDraft, office('content'), ({ params, body }, caller) =>
      changed(caller, params.article_id, async (tx, subject, writing) => {
        const { base_revision: base, draft, archived } = body
        const content = draft && { ...draft, content: sanitiseContent(draft.content, { pictures: 'ours' }) }
        const refused =
          content && (await drafts.saveDraft(tx, articleKind, subject, { base, content }, writing))
        if (refused) return refused
        return archived === undefined ? null : archiveArticle(tx, subject, archived, writing)
      }),
    ),
    serve(contract.deleteArticle, office('content'), ({ params }, caller) =>
      found(
        caller,
        params.article_id,
        async (tx, subject) =>
          (await deleteArticle(tx, subject, writingOf(caller))) ?? { deleted: true as const },
      ),
    ),
    serve(contract.publishArticle, office('content'), ({ params, body }, caller) =>
      changed(caller, params.article_id, async (tx, subject, writing) => {
        const at = body.at === undefined ? undefined : new Date(body.at)
        const published = { base: body.base_revision, at }
        const refused = await drafts.publishDraft(tx, articleKind, subject, published, writing)
        if (refused || !at) return refused
        return noteSchedule(tx, subject, at, writing)
      }),
    ),
    serve(contract.unpublishArticle, office('content'), ({ params }, caller) =>
      changed(caller, params.article_id, unpublishArticle),
    ),
    serve(contract.discardArticleDraft, office('content'), ({ params, query }, caller) =>
      changed(caller, params.article_id, (tx, subject, writing) =>
        drafts.discardDraft(tx, articleKind, subject, query.base_revision, writing),
      ),
    ),
    serve(contract.listArticleRevisions, office('content'), ({ params }, caller) =>
      found(caller, params.article_id, async (tx, subject) => {
        if (!(await articleKind.origin(tx, subject))) return null
        return { items: await drafts.listRevisions(tx, articleKind.kind, subject) }
      }),
    ),
    serve(contract.getArticleRevision, office('content'), ({ params }, caller) =>
      found(caller, params.article_id, (tx, subject) =>
        drafts.readRevision(tx, articleKind, subject, params.number),
      ),
    ),
    serve(contract.restoreArticleRevision, office('content'), ({ params, body }, caller) =>
      changed(caller, params.article_id, (tx, subject, writing) => {
        const wanted = { base: body.base_revision, number: params.number }
        return drafts.restoreRevision(tx, articleKind, subject, wanted, writing)
      }),
    ),
    serve(contract.previewArticle, office('content'), ({ params }, caller) =>
      found(caller, params.article_id, async (tx, subject) => {
        const article = await readArticle(tx, subject, now())
        const site = deps.sites.ofClub((await clubFacts(tx, subject.clubId)).slug)
        if (!article || !site) return null
        const { token, expiresAt } = tokens.make(articleKind.kind, subject, now())
        const path = articlePath({ type: article.type, slug: slugFor(article.draft) || 'draft' })
        return {
          url: `${site.origin}${path}?${drafts.PREVIEW_PARAMETER}=${token}`,
          expires_at: expiresAt.toISOString(),
        }
      }),
    ),
    serve(contract.getPreviewedArticle, anyoneInPerson('read'), async ({ params }): Promise<Article> => {
      const clubId = deps.registry.idOf(params.club)
      const subject = clubId === null ? null : tokens.open(params.token, articleKind.kind, clubId, now())
      const article =
        subject && (await db.withClub(subject.clubId, (tx) => previewedArticle(tx, subject, now())))
      if (!article) throw notFound('The preview')
      return article
    }),
  ]

  async function noteSchedule(
    tx: Tx,
    { clubId, subjectId }: drafts.Subject,
    at: Date,
    { caller, userId }: drafts.Writing,
  ) {
    const detail = { article_id: subjectId, at: at.toISOString() }
    await audit.record(tx, caller, { kind: 'article-scheduled', clubId, actorId: userId, detail })
    return null
  }
}
