import type { PlayLimits as Limits } from '@clubhouse/contract/selling/play-limits'
import { useClub } from '#lib/page/site-data.ts'
import { OwnLimits } from '#parts/selling/lottery/own-limits.tsx'
import { PLAY } from '#parts/selling/lottery/play-messages.ts'
import styles from '#parts/selling/lottery/play.module.css'
import { Icon } from '#ui/icon/icon.tsx'

/** Limits of one's own and breaks. Only for whoever is signed in. */
export function PlayLimits({ limits }: { limits: Limits }) {
  const { currency, slug, time_zone: timeZone } = useClub().account
  return (
    <details className={styles.card} open={limits.excluded_until !== null}>
      <summary>
        <h2>{PLAY.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <OwnLimits limits={limits} currency={currency} timeZone={timeZone} club={slug} />
    </details>
  )
}
