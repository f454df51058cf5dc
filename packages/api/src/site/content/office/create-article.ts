import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { createArticle as createArticleCall } from '@clubhouse/contract/site/office/articles'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { EMPTY_ARTICLE } from '@clubhouse/domain/site/content/article-draft'
import { articles } from '../tables.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { drafts, readDraft, type Writing } from '../../drafts/port.ts'
import { articleKind, placeholderSlug } from './article-kind.ts'

/** More than any club writes in a lifetime; a list that grows without end is a slip or an attack. */
export const MOST_ARTICLES = 20_000

/** A draft that visitors see nothing of, empty or with what another says today. Answers its id, or why there is none. */
export async function createArticle(
  tx: Tx,
  clubId: string,
  { type, title, copy_of }: ParsedOf<typeof createArticleCall>['body'],
  { caller, audit, userId, now }: Writing,
): Promise<string | Refusal> {
  await oneAtATime(tx, 'create-article', clubId)
  if ((await tx.$count(articles, eq(articles.clubId, clubId))) >= MOST_ARTICLES) return tooMany()
  const ofType = and(eq(articles.clubId, clubId), eq(articles.type, type))
  // PAGE-03: there is one address for it.
  if (type === 'About Us' && (await tx.$count(articles, ofType)) > 0) return onlyOne()
  const copied = copy_of && (await readDraft(tx, articleKind, { clubId, subjectId: copy_of }))
  if (copied === null) return notFound('The article')
  const id = randomUUID()
  const content = copied
    ? { ...copied.content, slug: '', title: title || `Copy of ${copied.content.title}`.slice(0, 200) }
    : { ...EMPTY_ARTICLE, title }
  await tx.insert(articles).values({
    clubId,
    id,
    type,
    slug: placeholderSlug(id),
    title: content.title,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(drafts).values({
    clubId,
    kind: articleKind.kind,
    subjectId: id,
    content,
    revision: 1,
    hasChanges: true,
    savedBy: userId,
    savedAt: now,
  })
  const detail = { article_id: id, type, title: content.title }
  await audit.record(tx, caller, { kind: 'article-created', clubId, actorId: userId, detail })
  return id
}

const tooMany = () =>
  new Refusal(409, 'too_many_articles', 'There is no room for more. Delete drafts that nobody needs.')
const onlyOne = () =>
  new Refusal(409, 'about_us_exists', 'Your club has its About us already. Edit that one.')
