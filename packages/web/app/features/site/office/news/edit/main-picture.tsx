import { useState } from 'react'
import type { ArticleDraft, OfficeArticle } from '@clubhouse/contract/site/office/articles'
import { imageUrl } from '@clubhouse/domain/site/content/image-url'
import { useSite } from '#lib/page/site-data.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { EDIT } from '../messages.ts'
import styles from './edit-article.module.css'

const PictureDialog = lazyPart(async () => {
  const part = await import('#parts/site/office/editor/picture-dialog.tsx')
  return { default: part.PictureDialog }
})

interface Props {
  article: OfficeArticle
  draft: ArticleDraft
  set: (changes: Partial<ArticleDraft>) => void
  error: string | undefined
}

/** What stands above the title and on cards; with words for who does not see it, or marked as decoration. */
export function MainPicture({ article, draft, set, error }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [uploaded, setUploaded] = useState<string | null>(null)
  const cdnHost = useSite()?.cdnHost ?? ''
  const known = draft.image_id === article.draft.image_id ? imageUrl(article.featured_image, cdnHost) : null
  const src = draft.image_id === null ? null : (uploaded ?? known)
  return (
    <>
      <div className={styles.hero} data-empty={src === null || undefined}>
        {src && <img src={src} alt={draft.image_decorative ? '' : draft.image_alt} />}
        <div className={styles.heroTools}>
          {src && (
            <Button size="small" icon="text" onClick={() => setOpen(true)}>
              {EDIT.altText}
            </Button>
          )}
          <Button size="small" icon="picture" onClick={() => setOpen(true)}>
            {src ? EDIT.replace : EDIT.addPicture}
          </Button>
        </div>
        {error && <p role="alert">{error}</p>}
      </div>
      {isOpen && (
        <PictureDialog
          before={
            src === null
              ? null
              : { src, alt: draft.image_alt, isDecorative: draft.image_decorative, caption: '' }
          }
          onClose={() => setOpen(false)}
          onRemove={
            src === null
              ? undefined
              : () => {
                  setOpen(false)
                  set({ image_id: null, image_alt: '', image_decorative: false })
                }
          }
          onDone={(picture) => {
            setOpen(false)
            if (picture.uploaded) setUploaded(picture.src)
            set({
              ...(picture.uploaded && { image_id: picture.uploaded.image_id }),
              image_alt: picture.alt,
              image_decorative: picture.isDecorative,
            })
            return true
          }}
        />
      )}
    </>
  )
}
