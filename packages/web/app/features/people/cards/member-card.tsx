import type { MembershipCard } from '@clubhouse/contract/people/cards'
import { formatLongDate } from '@clubhouse/domain/format'
import { useSite } from '#lib/page/site-data.ts'
import { Crest } from '#parts/site/club/crest.tsx'
import type { QrCode } from '#parts/people/cards/qr.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './card.module.css'
import { CARD } from './messages.ts'
import { useIsOver, useSignal } from './use-signal.ts'

interface Props {
  card: MembershipCard
  qr: QrCode
  /** When the server made it, as a clock says it. */
  now: string
  isFirst: boolean
}

export function MemberCard({ card, qr, now, isFirst }: Props) {
  const site = useSite()
  const hasSignal = useSignal()
  const { club, first_name, last_name, plan, season, age_group, number, valid_until, earlier_number } = card
  const Name = isFirst ? 'h1' : 'h2'
  const crest = site?.worn?.account_id === club.account_id ? site.worn : null
  const isPast = useIsOver(valid_until)
  const isOver = !hasSignal && isPast
  const kept = isOver ? CARD.runOut : CARD.worksUntil(formatLongDate(valid_until, 'Europe/Dublin'))
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <div className={styles.club}>
          {crest && site && <Crest club={crest} cdnHost={site.cdnHost} priority="eager" />}
          {club.name}
        </div>
        <Name className={styles.name}>
          {first_name} {last_name}
        </Name>
        <p className={styles.plan}>{plan}</p>
      </div>
      <div className={styles.code}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={CARD.qr}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="#10151c" />
        </svg>
        <span className={classNames(styles.valid, isOver && styles.over)}>
          {hasSignal ? CARD.validNow(now) : kept}
        </span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{CARD.season}</dt>
          <dd>{season ?? CARD.noEnd}</dd>
        </div>
        <div>
          <dt>{CARD.ageGroup}</dt>
          <dd>{age_group ?? CARD.adult}</dd>
        </div>
        <div>
          <dt>{CARD.number}</dt>
          <dd>{number}</dd>
        </div>
        {earlier_number !== null && (
          <div className={styles.wide}>
            <dt>{CARD.earlier}</dt>
            <dd>{earlier_number}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}
