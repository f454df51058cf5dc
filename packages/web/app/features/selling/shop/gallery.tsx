import { useState } from 'react'
import type { Image } from '@clubhouse/contract/file'
import { EMBLEM_WIDTH } from '@clubhouse/domain/site/content/image-url'
import { useClub } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './gallery.module.css'
import { ITEM } from './messages.ts'

/** The pictures of an item: one large, the others beside it as keys. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const { cdnHost } = useClub()
  const [at, setAt] = useState(0)
  const shown = images[at] ?? images[0]
  return (
    <div className={styles.gallery} data-alone={images.length < 2 || undefined}>
      {images.length > 1 && (
        <div className={styles.keys} role="group" aria-label={ITEM.pictures}>
          {images.map((image, index) => (
            <button
              key={image.filename}
              type="button"
              className={styles.key}
              aria-pressed={index === at}
              aria-label={image.alt || ITEM.picture(index + 1)}
              onClick={() => setAt(index)}
            >
              <ClubPicture images={[image]} cdnHost={cdnHost} sizes="5rem" upTo={EMBLEM_WIDTH} decorative />
            </button>
          ))}
        </div>
      )}
      <div className={styles.plate}>
        {shown ? (
          <ClubPicture
            key={shown.filename}
            images={[shown]}
            cdnHost={cdnHost}
            sizes="(min-width: 992px) 34rem, 100vw"
            priority="high"
          />
        ) : (
          <Icon name="cart" className={styles.none} />
        )}
      </div>
    </div>
  )
}
