import { Link } from 'react-router'
import type { MemberClub } from '@clubhouse/contract/people/home'
import type { CardInUse } from '@clubhouse/contract/money/member-orders'
import { cardRunsOut } from '@clubhouse/domain/people/home/card-runs-out'
import { whoOf } from '@clubhouse/domain/people/home/coming-up'
import { expiryInWords, isRunOut } from '@clubhouse/domain/money/payments/saved-card'
import { Section } from '#parts/money/payments/section.tsx'
import { cardInWords, monthName } from '#parts/money/payments/words.ts'
import { CardBrand } from '#parts/money/payment-element/card-brand.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PAYMENTS } from './messages.ts'
import styles from './payments.module.css'

/** The cards in short; what is done with them is on their own page. */
export function SavedCards({
  cards,
  clubs,
  now,
}: {
  cards: readonly CardInUse[]
  clubs: readonly MemberClub[]
  now: string
}) {
  const trouble = clubs.flatMap(({ items }) => items.flatMap((item) => cardRunsOut(item) ?? []))[0]
  return (
    <Section title={PAYMENTS.cards} more={<Link to="/payments/methods">{PAYMENTS.allCards}</Link>}>
      {cards.length === 0 && <p className={styles.quiet}>{PAYMENTS.noCards}</p>}
      <ul className={styles.cards} role="list">
        {cards.map((card) => (
          <li key={card.payment_method_id} className={styles.card}>
            <CardBrand brand={card.brand} />
            <div>
              <strong>{cardInWords(card)}</strong>
              <p className={styles.small}>{cardNote(card, now)}</p>
            </div>
            {card.default && <Badge tone="primary">{PAYMENTS.first}</Badge>}
          </li>
        ))}
      </ul>
      {trouble?.item.card && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>
            {PAYMENTS.runsOut(cardInWords(trouble.item.card), monthName(trouble.due), whoOf(trouble.item))}{' '}
            <Link to={`/orders/${trouble.item.order_id}`}>{PAYMENTS.otherCard}</Link>
          </span>
        </p>
      )}
    </Section>
  )
}

export function cardNote(card: CardInUse, now: string): string {
  const words = isRunOut(card, new Date(now)) ? PAYMENTS.expired : PAYMENTS.expires
  return [words(expiryInWords(card)), card.used_by > 0 && PAYMENTS.usedBy(card.used_by)]
    .filter(Boolean)
    .join(' · ')
}
