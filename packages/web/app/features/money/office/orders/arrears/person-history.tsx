import type { ArrearsEvent, ArrearsPerson } from '@clubhouse/contract/money/office/arrears'
import { sentenceOf } from '@clubhouse/domain/office/audit-log/sentences'
import { formatDateTime } from '@clubhouse/domain/format'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { ORDER, WAYS } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from './arrears.module.css'
import { PERSON } from './messages.ts'

interface Props {
  person: ArrearsPerson
  timeZone: string
}

/** Reminders, promises and payments, so that nobody is asked for what they said yesterday. */
export function PersonHistory({ person: { history, currency }, timeZone }: Props) {
  const money = moneyIn(currency)
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">{PERSON.history}</h2>
      {history.length === 0 && <p>{PERSON.noHistory}</p>}
      <ol role="list" className={styles.history}>
        {history.map((each, at) => (
          <li key={at}>
            <span data-look={each.what === 'payment' ? (each.is_paid ? 'paid' : 'failed') : undefined}>
              <Icon name={iconOf(each)} />
            </span>
            <div>
              <p>{saidOf(each, money)}</p>
              <p>
                <time dateTime={each.at}>{formatDateTime(each.at, timeZone)}</time>
                {each.what === 'payment' && each.refused && `, ${each.refused}`}
                {each.what === 'said' && each.detail['Day'] && `, ${each.detail['Day']}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function iconOf(event: ArrearsEvent): IconName {
  if (event.what === 'payment') return event.is_paid ? 'check' : 'warning'
  return event.kind === 'arrears-reminded' ? 'mail' : event.kind === 'arrears-planned' ? 'calendar' : 'family'
}

function saidOf(event: ArrearsEvent, money: (amount: number) => string): string {
  if (event.what === 'said') {
    const { kind, actor: who, detail } = event
    return sentenceOf({ kind, who, whom: null, what: null, detail })
  }
  const { is_paid: isPaid, amount, card, way } = event
  return isPaid ? ORDER.paidBy(money(amount), card ?? WAYS[way].toLowerCase()) : ORDER.refused(money(amount))
}
