import type { MemberClub, Renewal } from '@clubhouse/contract/selling/member-renewal'
import { formatLongDate, formatPrice, formatShortDate } from '@clubhouse/domain/format'
import { whyThisPlan, whyThisPrice } from '@clubhouse/domain/selling/renewal/renewal-words'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckAnswers } from './check-answers.tsx'
import { RENEWAL } from './messages.ts'
import { FIELDS } from './renew-fields.ts'
import styles from './renewal.module.css'
import type { Renewing } from './use-renewing.ts'

interface Props {
  renewal: Renewal
  club: MemberClub
  renewing: Renewing
  /** The id of the form that the tick belongs to. */
  form: string
}

/** Plain dates are the same in every zone. */
const day = (plain: string) => formatLongDate(plain, 'UTC')

/** One person: their plan, what it costs and why, and a tick. */
export function PersonCard({ renewal, club, renewing, form }: Props) {
  const { membership_id: id, first_name, last_name, plan, before, state, choice } = renewal
  const isOpen = state === 'open' && plan !== null
  const isChosen = isOpen && renewing.isChosen(id)
  const price = renewing.price.people.find((each) => each.id === id)
  const why = isChosen && price ? whyThisPrice(price, club.currency) : null
  const past = before.ends_on < club.today ? RENEWAL.ended : RENEWAL.ends
  const name = `${first_name} ${last_name}`
  return (
    <Card as="li" padded className={classNames(styles.person, isOpen && !isChosen && styles.left)}>
      <div className={styles.head}>
        {isOpen ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              form={form}
              name={FIELDS.person}
              value={`${id} ${plan.metadata.plan_id}`}
              checked={isChosen}
              onChange={() => renewing.toggle(id)}
            />
            <span className={styles.name}>{name}</span>
          </label>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {isChosen && price && (
          <strong className={styles.price}>{formatPrice(price.price, club.currency)}</strong>
        )}
        {state === 'sold_out' && <Badge tone="warning">Full</Badge>}
      </div>
      {plan && (
        <p className={styles.plan}>
          {plan.name}
          {plan.metadata.subscription.period.end && (
            <span className={styles.quiet}>
              {' '}
              · {RENEWAL.until(day(plan.metadata.subscription.period.end))}
            </span>
          )}
        </p>
      )}
      <p className={styles.quiet}>
        {choice && choice !== 'same'
          ? whyThisPlan(choice, first_name, before.name)
          : past(before.name, day(before.ends_on))}
      </p>
      {why !== null && <p className={styles.quiet}>{why}</p>}
      <StateNote renewal={renewal} club={club} />
      {isOpen && <CheckAnswers renewal={renewal} club={club} renewing={renewing} />}
    </Card>
  )
}

/** Why somebody cannot be renewed today, and what can be done about it. */
function StateNote({ renewal: { state, plan }, club }: Pick<Props, 'renewal' | 'club'>) {
  if (state === 'open') return null
  if (state === 'sold_out')
    return (
      <p>
        {RENEWAL.full} <a href={`${club.origin}/products/membership`}>{RENEWAL.waitingList}</a>
      </p>
    )
  if (state === 'nothing') return <p>{RENEWAL.nothing}</p>
  const opens = plan?.metadata.opens_at
  return <p>{RENEWAL.notOpen(opens ? formatShortDate(opens, 'Europe/Dublin') : null)}</p>
}
