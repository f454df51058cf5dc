import type { ImageUse, OfficeImage } from '@clubhouse/contract/site/office/images'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@clubhouse/domain/site/content/image-url'
import { formatDateTime } from '@clubhouse/domain/format'
import { Link } from 'react-router'
import type { ClubTime } from '#parts/office/club-time.ts'
import { byteWords } from './byte-words.ts'
import styles from './media.module.css'
import { PICTURE, USE_NAMES } from './messages.ts'

/** What it is, where it is used, and in which sizes and formats visitors get it. */
export function PictureFacts({ image, time }: { image: OfficeImage; time: ClubTime }) {
  const { width, height, bytes, content_type: type, uploaded_by: by, created_at: at } = image
  const kept = [type?.replace('image/', '').toUpperCase(), bytes === null ? null : byteWords(bytes)]
  return (
    <>
      <section className={styles.facts}>
        <h2>{PICTURE.used}</h2>
        {image.used_in.length === 0 ? (
          <p className={styles.quiet}>{PICTURE.usedNowhere}</p>
        ) : (
          <ul role="list">
            {image.used_in.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.name}`}>
                <Use use={use} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.facts}>
        <h2>{PICTURE.sizes}</h2>
        <p>
          {PICTURE.original}: {[PICTURE.pixels(width, height), ...kept].filter(Boolean).join(', ')}
        </p>
        <p>
          {IMAGE_WIDTHS.filter((each) => each < width)
            .map((each) => PICTURE.width(each))
            .join(', ') || PICTURE.width(width)}{' '}
          ({IMAGE_FORMATS.map((each) => each.toUpperCase()).join(', ')})
        </p>
        <p className={styles.quiet}>{PICTURE.sizesNote}</p>
        <p className={styles.quiet}>
          {formatDateTime(at, time.timeZone)} {by && PICTURE.by(by)}
        </p>
      </section>
    </>
  )
}

/** An article is a step away; what has no room here yet is named. */
function Use({ use: { kind, id, name } }: { use: ImageUse }) {
  const words = (
    <>
      {USE_NAMES[kind]}: {name}
    </>
  )
  return kind === 'article' ? <Link to={`/news/${id}`}>{words}</Link> : words
}
