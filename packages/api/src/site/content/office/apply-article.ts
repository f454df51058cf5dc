import { and, eq, ne, sql } from 'drizzle-orm'
import type { ArticleDraft } from '@clubhouse/contract/site/office/articles'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { articleErrors, slugFor } from '@clubhouse/domain/site/content/article-draft'
import { SLUG_LENGTH } from '@clubhouse/domain/site/content/slug'
import { articles, slugRedirects } from '../tables.ts'
import { images } from '../../media/tables.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Subject } from '../../drafts/port.ts'
import { sanitiseContent } from '../sanitise.ts'

type Publication = Subject & { content: ArticleDraft; at: Date }

/**
 * Makes a draft what visitors read. Everything is looked at before anything is written: what goes out by the clock is one
 * of many, and a refusal of the database would stop all of them.
 */
export async function applyArticle(
  tx: Tx,
  { clubId, subjectId, content: draft, at }: Publication,
): Promise<Refusal | null> {
  const [before] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.clubId, clubId), eq(articles.id, subjectId)))
    .for('update')
  if (!before) return notFound('The article')
  const errors = articleErrors(draft)
  const [first] = Object.values(errors)
  if (first) return new Refusal(422, 'invalid_article', first, { errors })
  await oneAtATime(tx, 'article-slugs', clubId)
  const slug = await freeSlug(tx, { clubId, subjectId }, before, draft)
  if (!slug) return slugTaken()
  if (draft.image_id && !(await hasImage(tx, clubId, draft.image_id))) return pictureGone()

  // An address that visitors knew leads to the new one; what is the article's own again leads nowhere else.
  if (before.publishedAt && before.publishedAt <= at && before.slug !== slug)
    await tx
      .insert(slugRedirects)
      .values({ clubId, slug: before.slug, articleId: subjectId })
      .onConflictDoNothing()
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.clubId, clubId), eq(slugRedirects.slug, slug)))
  const isPublic = before.status === 'published' && before.publishedAt !== null && before.publishedAt <= at
  await tx
    .update(articles)
    .set({
      slug,
      title: draft.title,
      summary: draft.summary,
      imageId: draft.image_id,
      content: sanitiseContent(draft.content, { pictures: 'ours' }),
      status: 'published',
      archivedAt: null,
      updatedAt: at,
      publishedAt: isPublic ? before.publishedAt : at,
    })
    .where(and(eq(articles.clubId, clubId), eq(articles.id, subjectId)))
  if (draft.image_id)
    await tx
      .update(images)
      .set({ alt: draft.image_decorative ? '' : draft.image_alt })
      .where(and(eq(images.clubId, clubId), eq(images.id, draft.image_id)))
  return null
}

/** What was chosen, if no other article has or had it; what the title says gets a number where it has to. */
async function freeSlug(
  tx: Tx,
  { clubId, subjectId }: Subject,
  before: { type: string; slug: string; publishedAt: Date | null },
  draft: ArticleDraft,
): Promise<string | null> {
  // PAGE-03: the club's own text is looked for under this address.
  if (before.type === 'About Us')
    return before.slug === ABOUT_US || !(await isTaken(tx, clubId, subjectId, ABOUT_US)) ? ABOUT_US : null
  const wanted = slugFor(draft)
  if (draft.slug) return (await isTaken(tx, clubId, subjectId, wanted)) ? null : wanted
  // A new title moves nothing that visitors know.
  if (before.publishedAt) return before.slug
  for (let number = 1; number <= MOST_ALIKE; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const slug = wanted.slice(0, SLUG_LENGTH - ending.length) + ending
    if (!(await isTaken(tx, clubId, subjectId, slug))) return slug
  }
  return null
}

export const ABOUT_US = 'about-us'
const MOST_ALIKE = 50

async function isTaken(tx: Tx, clubId: string, articleId: string, slug: string): Promise<boolean> {
  const [found] = await tx
    .select({ one: sql`1` })
    .from(articles)
    .where(and(eq(articles.clubId, clubId), eq(articles.slug, slug), ne(articles.id, articleId)))
    .unionAll(
      tx
        .select({ one: sql`1` })
        .from(slugRedirects)
        .where(
          and(
            eq(slugRedirects.clubId, clubId),
            eq(slugRedirects.slug, slug),
            ne(slugRedirects.articleId, articleId),
          ),
        ),
    )
    .limit(1)
  return found !== undefined
}

const hasImage = async (tx: Tx, clubId: string, id: string): Promise<boolean> =>
  (await tx.$count(images, and(eq(images.clubId, clubId), eq(images.id, id)))) > 0

const TAKEN = 'Another article has, or had, this address. Choose another.'
const slugTaken = () => new Refusal(422, 'invalid_article', TAKEN, { errors: { slug: TAKEN } })
const GONE = 'This picture is no longer there. Choose another.'
const pictureGone = () => new Refusal(422, 'invalid_article', GONE, { errors: { image: GONE } })
