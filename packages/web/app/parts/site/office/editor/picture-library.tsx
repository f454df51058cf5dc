import { useState } from 'react'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import { useSite } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Button } from '#ui/button/button.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { LIBRARY } from './messages.ts'
import styles from './picture-dialog.module.css'
import { usePictures } from './use-pictures.ts'

/** The pictures of the club, the newest first; a press takes one. */
export function PictureLibrary({ onPicked }: { onPicked: (image: OfficeImage) => void }) {
  const [words, setWords] = useState('')
  const { pictures, total, state, again } = usePictures(words)
  const cdnHost = useSite()?.cdnHost ?? ''
  return (
    <div className={styles.library}>
      <SearchField label={LIBRARY.search} onSearch={setWords} />
      {state === 'asking' && <p role="status">{LIBRARY.loading}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{LIBRARY.failed}</p>
          <Button size="small" onClick={again}>
            {LIBRARY.again}
          </Button>
        </div>
      )}
      {state === 'idle' && pictures.length === 0 && (
        <p role="status">{words === '' ? LIBRARY.none : LIBRARY.noneFound(words)}</p>
      )}
      <ul role="list" className={styles.grid}>
        {pictures.map((image) => (
          <li key={image.image_id}>
            <button type="button" className={styles.pick} onClick={() => onPicked(image)}>
              <ClubPicture images={image.image} cdnHost={cdnHost} sizes="8rem" upTo={400} decorative />
              <span>{image.alt || image.filename}</span>
            </button>
          </li>
        ))}
      </ul>
      {total > pictures.length && <p className={styles.hint}>{LIBRARY.more(pictures.length, total)}</p>}
    </div>
  )
}
