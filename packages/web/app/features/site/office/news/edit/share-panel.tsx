import type { ArticleDraft, OfficeArticle } from '@clubhouse/contract/site/office/articles'
import { slugFor } from '@clubhouse/domain/site/content/article-draft'
import { imageUrl } from '@clubhouse/domain/site/content/image-url'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import { useSite } from '#lib/page/site-data.ts'
import type { ClubLook } from '#parts/office/club-look.ts'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EDIT } from '../messages.ts'
import styles from './edit-article.module.css'

interface Props {
  article: OfficeArticle
  draft: ArticleDraft
  clubName: string
  look: ClubLook
  set: (changes: Partial<ArticleDraft>) => void
  errors: Record<string, string>
}

/** How it looks where somebody passes it on, and the address that they pass on. */
export function SharePanel({ article, draft, clubName, look, set, errors }: Props) {
  const cdnHost = useSite()?.cdnHost ?? ''
  const picture = imageUrl(article.featured_image, cdnHost)
  const folder = article.type === 'News' ? '/news/' : '/pages/'
  return (
    <AsideCard title={EDIT.shared}>
      <div className={styles.share} data-font={look.font}>
        <div className={styles.sharePicture}>
          {picture && <img src={picture} alt="" />}
          <span className={styles.shareTitle}>{draft.title || EDIT.newTitle}</span>
        </div>
        <p className={styles.shareWords}>
          <small>{clubName}</small>
          <strong>{draft.title || EDIT.newTitle}</strong>
          {draft.summary && <span>{draft.summary}</span>}
        </p>
      </div>
      {article.type !== 'About Us' && (
        <TextField
          label={EDIT.address}
          value={draft.slug}
          placeholder={slugFor(draft)}
          hint={`${folder}${slugFor(draft) || '…'} · ${article.published_at ? EDIT.addressHint : EDIT.addressOfTitle}`}
          error={errors['slug']}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => set({ slug: typedSlug(event.currentTarget.value) })}
        />
      )}
    </AsideCard>
  )
}

/** What is typed becomes an address at once; a hyphen at its end is still being typed over, and not saved. */
const typedSlug = (typed: string): string => slugOf(typed)
