import { Link } from 'react-router'
import type { Recipient, RecipientSum } from '@clubhouse/contract/messages/office/recipient-filters'
import { formatNumber } from '@clubhouse/domain/format'
import { together } from '@clubhouse/domain/messages/mailings/placeholders'
import { Person, Sub } from '#parts/office/list/cells.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { REACH } from '../messages.ts'
import styles from './edit.module.css'

export interface Reached {
  sum: RecipientSum
  sample: Recipient[]
}

interface Props {
  reached: Reached | null
  state: 'known' | 'counting' | 'failed'
  onRetry?: (() => void) | undefined
  /** Where all of them stand; only what is saved has such a page. */
  all?: string | undefined
}

const TAKEN_AWAY = ['no_address', 'deactivated', 'doubles', 'opted_out', 'set_aside'] as const

/** How many get it, how that number comes about, and a few of them with the reason why. */
export function Reach({ reached, state, onRetry, all }: Props) {
  return (
    <section className={styles.reach} aria-label={REACH.title} aria-busy={state === 'counting'}>
      <p className={styles.reachState} role="status">
        {state === 'counting' && REACH.counting}
        {state === 'failed' && REACH.failed}
        {state === 'known' && reached && (
          <span className="visually-hidden">
            {formatNumber(reached.sum.mails)} {REACH.get(reached.sum.mails)}
          </span>
        )}
      </p>
      {state === 'failed' && onRetry && (
        <Button size="small" onClick={onRetry}>
          {REACH.again}
        </Button>
      )}
      {reached && (
        <>
          <div className={styles.reachHead}>
            <span className={styles.count} data-testid="reach">
              {formatNumber(reached.sum.mails)}
            </span>
            <span>
              <strong>{REACH.get(reached.sum.mails)}</strong>
              {reached.sum.juveniles > 0 && reached.sum.juveniles === reached.sum.members && (
                <Sub>
                  {REACH.forJuveniles(
                    formatNumber(reached.sum.juveniles - reached.sum.unreached),
                    formatNumber(reached.sum.juveniles),
                  )}
                </Sub>
              )}
            </span>
          </div>
          <Sum sum={reached.sum} />
          <Sample sample={reached.sample} />
          {all && reached.sum.mails > 0 && state === 'known' && (
            <Link to={all}>{REACH.all(formatNumber(reached.sum.mails))}</Link>
          )}
          {reached.sum.unreached > 0 && (
            <p className={styles.note}>
              <Icon name="info" /> {REACH.unreached(reached.sum.unreached)}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Sum({ sum }: { sum: RecipientSum }) {
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{REACH.members}</dt>
        <dd>{formatNumber(sum.members)}</dd>
      </div>
      <div>
        <dt>{REACH.people}</dt>
        <dd>{formatNumber(sum.people)}</dd>
      </div>
      {TAKEN_AWAY.filter((each) => sum[each] > 0).map((each) => (
        <div key={each} className={styles.less}>
          <dt>{REACH[each]}</dt>
          <dd>−{formatNumber(sum[each])}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{REACH.mails}</dt>
        <dd>{formatNumber(sum.mails)}</dd>
      </div>
    </dl>
  )
}

function Sample({ sample }: { sample: readonly Recipient[] }) {
  if (sample.length === 0) return <p className={styles.note}>{REACH.nobody}</p>
  return (
    <>
      <h3 className={styles.example}>{REACH.example}</h3>
      <ul role="list" className={styles.sample}>
        {sample.map((each) => (
          <li key={each.address}>
            <Person name={nameOf(each)} />
            <Sub>{whyOf(each)}</Sub>
          </li>
        ))}
      </ul>
    </>
  )
}

export const nameOf = ({
  first_name: first,
  last_name: last,
  address,
}: Pick<Recipient, 'first_name' | 'last_name' | 'address'>): string => `${first} ${last}`.trim() || address

/** "for Cillian and Sadhbh, Juvenile U8–U12" */
export function whyOf({ why }: Pick<Recipient, 'why'>): string {
  const plans = together(why.map(({ plan }) => plan))
  const others = why.filter((each) => each.as !== 'self').map(({ first_name: name }) => name)
  const whom = others.length > 0 ? REACH.forWhom(together(others)) : REACH.themselves
  return plans ? `${whom}, ${plans}` : whom
}
