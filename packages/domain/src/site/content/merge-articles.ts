import type { ArticleDraft } from '@clubhouse/contract/site/office/articles'
import { mergeBlocks } from './merge-blocks.ts'

export type ClashField = 'title' | 'summary' | 'slug' | 'content' | 'image'

export interface MergedArticle {
  /** Mine where both changed the same. */
  merged: ArticleDraft
  /** What both changed, each to something else: somebody has to choose. */
  clashes: ClashField[]
}

const PARTS: Record<ClashField, readonly (keyof ArticleDraft)[]> = {
  title: ['title'],
  summary: ['summary'],
  slug: ['slug'],
  content: ['content'],
  image: ['image_id', 'image_alt', 'image_decorative'],
}

const isSame = (one: ArticleDraft, other: ArticleDraft, field: ClashField) =>
  PARTS[field].every((part) => one[part] === other[part])

/** The one's draft with a field of the other's. */
export const withFieldOf = (one: ArticleDraft, other: ArticleDraft, field: ClashField): ArticleDraft => ({
  ...one,
  ...Object.fromEntries(PARTS[field].map((part) => [part, other[part]])),
})

/** What two people made of one draft, on top of each other; nothing that only one of them touched is asked about. */
export function mergeArticles(base: ArticleDraft, mine: ArticleDraft, theirs: ArticleDraft): MergedArticle {
  let merged = mine
  const clashes: ClashField[] = []
  for (const field of Object.keys(PARTS) as ClashField[]) {
    if (isSame(mine, theirs, field) || isSame(base, theirs, field)) continue
    if (isSame(base, mine, field)) merged = withFieldOf(merged, theirs, field)
    else {
      const both = field === 'content' ? mergeBlocks(base.content, mine.content, theirs.content) : null
      if (both === null) clashes.push(field)
      else merged = { ...merged, content: both }
    }
  }
  return { merged, clashes }
}
