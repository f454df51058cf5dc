import type { Prize } from '@clubhouse/contract/selling/lottery'
import { formatShortMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import styles from './lotto.module.css'

/** LOTTO-07 */
export function PrizeTiers({ prizes }: { prizes: readonly Prize[] }) {
  const { currency } = useClub().account
  return (
    <dl className={styles.tiers} aria-label="Prizes">
      {prizes.map(({ tier, amount }) => (
        <div key={tier}>
          <dt>{tier}</dt>
          <dd>{formatShortMoney(cents(amount), currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
