import type { ArticleDraft } from '@clubhouse/contract/site/office/articles'
import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { formatNumber } from '../../format.ts'
import { lengthFault, picturesWithoutAlt, plainTextOf, textLengthOf } from './article-text.ts'
import { slugOf } from './slug.ts'

/** The rules of what a club writes: the same in the browser that edits it and on the server that keeps it. */

export const EMPTY_ARTICLE: ArticleDraft = {
  title: '',
  summary: '',
  slug: '',
  content: '',
  image_id: null,
  image_alt: '',
  image_decorative: false,
}

export type ArticleField = 'title' | 'slug' | 'content' | 'image'
export type ArticleErrors = Partial<Record<ArticleField, string>>

/** The name of the club's own share card, which no article may take. */
const TAKEN_SLUG = 'club'

/** What has to be put right before visitors can see it. */
export function articleErrors(draft: ArticleDraft): ArticleErrors {
  const tooLong = lengthFault(draft.content)
  const blind = picturesWithoutAlt(draft.content)
  return {
    ...(draft.title.trim() === '' && { title: 'Give it a title' }),
    ...(plainTextOf(draft.content) === '' &&
      !/<img\b/i.test(draft.content) && { content: 'Write something first' }),
    ...(tooLong !== null && { content: tooLong }),
    ...(blind > 0 && {
      content:
        blind === 1
          ? 'Say what the picture shows, or mark it as decorative'
          : `Say what ${blind} pictures show, or mark them as decorative`,
    }),
    ...(slugFor(draft) === '' &&
      draft.title.trim() !== '' && { slug: 'Give it an address of small letters and digits' }),
    ...(slugFor(draft) === TAKEN_SLUG && { slug: 'We use this address ourselves. Choose another.' }),
    ...(draft.image_id !== null &&
      !draft.image_decorative &&
      draft.image_alt === '' && { image: 'Say what the picture shows, or mark it as decorative' }),
  }
}

/** What somebody chose, or else what the title says. */
export const slugFor = ({ slug, title }: Pick<ArticleDraft, 'slug' | 'title'>): string =>
  slug || slugOf(title)

/** What became different, for the history and the audit log: short things in full, texts by their length. */
export function articleChanges(before: ArticleDraft, after: ArticleDraft): DraftChange[] {
  const picture = ({ image_id }: ArticleDraft) => (image_id ? 'a picture' : 'none')
  const alt = ({ image_alt, image_decorative }: ArticleDraft) => (image_decorative ? 'decorative' : image_alt)
  const length = ({ content }: ArticleDraft) => `${formatNumber(textLengthOf(content))} characters`
  return [
    change('Title', before.title, after.title),
    change('Summary', before.summary, after.summary),
    change('Address', before.slug, after.slug),
    ...(before.content === after.content
      ? []
      : [{ field: 'Text', before: length(before), after: length(after) }]),
    ...(before.image_id === after.image_id
      ? []
      : [
          {
            field: 'Picture',
            before: picture(before),
            after: picture(after) === 'none' ? 'none' : 'another picture',
          },
        ]),
    change('Alt text', alt(before), alt(after)),
  ].filter((each) => each !== null)
}

const change = (field: string, before: string, after: string): DraftChange | null =>
  before === after ? null : { field, before, after }
