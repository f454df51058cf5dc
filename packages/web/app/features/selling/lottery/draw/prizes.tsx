import type { DrawMetadata } from '@clubhouse/contract/selling/lottery'
import { useClub } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import title from '#parts/site/text/section-title.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { DRAW } from '../messages.ts'
import styles from './draw.module.css'

type Props = { prizes: DrawMetadata['prizes']; pictures: DrawMetadata['images'] }

/** In the order in which they are drawn. */
export function Prizes({ prizes, pictures }: Props) {
  const { cdnHost } = useClub()
  return (
    <section className={styles.card} aria-labelledby="prizes">
      <h2 id="prizes" className={title['title']}>
        {DRAW.prizes}
      </h2>
      <ol className={styles.prizes} role="list">
        {prizes.map((prize) => (
          <li key={prize.title}>
            <Icon name="gift" />
            <p>
              <b>{prize.title}</b>
              {prize.description && <span>{prize.description}</span>}
            </p>
          </li>
        ))}
      </ol>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <ClubPicture
              key={picture.filename}
              images={[picture]}
              cdnHost={cdnHost}
              sizes="(min-width: 768px) 240px, 45vw"
            />
          ))}
        </div>
      )}
    </section>
  )
}
