import type { Match } from '@clubhouse/contract/site/matches'
import { useClub } from '#lib/page/site-data.ts'
import styles from './live-part.module.css'
import { MatchTable } from '../match-table.tsx'
import { RESULTS } from '../messages.ts'
import { Part } from './part.tsx'
import { liveColumns } from './second-provider-columns.tsx'
import { LIVE_EVERY_MS, useLiveMatches } from './use-live-matches.ts'

interface Props {
  matches: readonly Match[]
  /** Without the club's key there is nothing to ask for; nor where a phone shows another part. */
  isOn: boolean
}

/** FIX2-07: the only part that changes while one reads. */
export function LivePart({ matches, isOn }: Props) {
  const { account } = useClub()
  const live = useLiveMatches(account.slug, matches, isOn)
  const isEmpty = live.length === 0
  return (
    <div aria-live="polite" data-wakes-after={LIVE_EVERY_MS}>
      <Part
        view="live"
        title={RESULTS.live}
        empty={RESULTS.noLive}
        isEmpty={isEmpty}
        mark={!isEmpty && <span className={styles.dot} aria-hidden="true" />}
        className={isEmpty ? undefined : styles.strip}
      >
        <MatchTable labelledBy="part-live" columns={liveColumns(account.time_zone, live)} matches={live} />
      </Part>
    </div>
  )
}
