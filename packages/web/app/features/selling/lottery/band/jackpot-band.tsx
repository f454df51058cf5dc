import type { LottoProduct } from '@clubhouse/contract/selling/lottery'
import { formatDay, formatShortMoney, formatTime } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { BAND } from '../messages.ts'
import { Countdown } from './countdown.tsx'
import styles from './jackpot-band.module.css'

/** The jackpot is the page. */
export function JackpotBand({ product, now }: { product: LottoProduct; now: number }) {
  const { account, cdnHost } = useClub()
  const { jackpot, next_draw: draw, place, image } = product.metadata
  const zone = account.time_zone
  const isClosed = draw !== null && now >= Date.parse(draw.closes_at)
  return (
    <header className={styles.band}>
      <div className={`container ${styles.inside}`}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{product.name}</p>
          <h1 className={styles.title}>
            {draw ? BAND.jackpot(formatDay(draw.draws_at, zone).split(' ')[0] ?? '') : BAND.nextJackpot}
          </h1>
          <p className={styles.sum}>{formatShortMoney(cents(jackpot), account.currency)}</p>
          <p>{product.description}</p>
        </div>
        {image && (
          <div className={styles.picture}>
            <ClubPicture
              images={[image]}
              cdnHost={cdnHost}
              sizes="(min-width: 992px) 272px, 132px"
              priority="eager"
              decorative
            />
          </div>
        )}
        <div className={styles.foot}>
          {draw ? (
            <>
              <p>
                {BAND.drawOn}{' '}
                <time dateTime={draw.draws_at}>
                  {formatDay(draw.draws_at, zone)}, {formatTime(draw.draws_at, zone)}
                </time>
                {place && `, ${place}`}
              </p>
              {isClosed ? (
                <p role="status" className={styles.closed}>
                  {BAND.closed}
                </p>
              ) : (
                <>
                  <Countdown until={draw.closes_at} now={now} />
                  <p className={styles.until}>{BAND.until(untilWords(draw, zone))}</p>
                </>
              )}
            </>
          ) : (
            <p className={styles.closed}>{BAND.noDraw}</p>
          )}
        </div>
      </div>
    </header>
  )
}

/** The time alone where it is the day of the draw. */
function untilWords({ closes_at, draws_at }: { closes_at: string; draws_at: string }, zone: string): string {
  const day = formatDay(closes_at, zone)
  const time = formatTime(closes_at, zone)
  return day === formatDay(draws_at, zone) ? time : `${day}, ${time}`
}
