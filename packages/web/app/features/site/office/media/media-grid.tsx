import { Link } from 'react-router'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import { rowLinkId } from '#parts/office/list/done-note.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { MEDIA } from './messages.ts'
import styles from './media.module.css'
import { usedIn } from './media-list.tsx'
import { Thumbnail } from './thumbnail.tsx'

export function MediaGrid({ images }: { images: readonly OfficeImage[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {images.map((image) => (
        <li key={image.image_id} className={styles.tile}>
          <Thumbnail image={image} className={styles.thumbnail} />
          <Link id={rowLinkId(image.image_id)} className={styles.link} to={`/media/${image.image_id}`}>
            {image.filename}
          </Link>
          <span className={styles.quiet}>
            {image.width} × {image.height} · {usedIn(image)}
          </span>
          {image.alt === '' && !image.is_decorative && <Badge tone="warning">{MEDIA.notSaid}</Badge>}
        </li>
      ))}
    </ul>
  )
}
