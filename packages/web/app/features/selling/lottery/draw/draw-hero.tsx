import type { DrawProduct } from '@clubhouse/contract/selling/lottery'
import { formatDay, formatNumber, formatTime } from '@clubhouse/domain/format'
import { useClub } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { DRAW } from '../messages.ts'
import styles from './draw.module.css'

export function DrawHero({ product }: { product: DrawProduct }) {
  const { account, cdnHost } = useClub()
  const { draw, images, tickets, place } = product.metadata
  const zone = account.time_zone
  const [picture] = images
  return (
    <header className={styles.hero}>
      {picture && (
        <div className={styles.picture}>
          <ClubPicture
            images={[picture]}
            cdnHost={cdnHost}
            sizes="(min-width: 768px) 66vw, 100vw"
            priority="high"
          />
        </div>
      )}
      <div className="container">
        <div className={styles.words}>
          <p className={styles.eyebrow}>{DRAW.eyebrow}</p>
          <h1>{product.name}</h1>
          <p>
            {product.description}{' '}
            {DRAW.drawnOn(place, formatDay(draw.draws_at, zone), formatTime(draw.draws_at, zone))}
          </p>
          <Left {...tickets} />
        </div>
      </div>
    </header>
  )
}

/** Scarcity as one bar, from real stock. */
function Left({ total, left }: { total: number; left: number }) {
  const sold = total - left
  return (
    <div className={styles.left}>
      <p>
        <b>{formatNumber(left)}</b> {DRAW.left(formatNumber(total))}
      </p>
      <svg
        className={styles.meter}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        role="img"
        aria-label={DRAW.sold(formatNumber(sold), formatNumber(total))}
      >
        <rect width="100" height="4" />
        <rect width={total === 0 ? 0 : (sold / total) * 100} height="4" />
      </svg>
    </div>
  )
}
