import { Form } from 'react-router'
import type { CardInUse } from '@clubhouse/contract/money/member-orders'
import { cardInWords } from '#parts/money/payments/words.ts'
import { CardBrand } from '#parts/money/payment-element/card-brand.tsx'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { CARDS, PAYMENTS } from './messages.ts'
import styles from './payments.module.css'
import { cardNote } from './saved-cards.tsx'

interface Props {
  card: CardInUse
  now: string
  /** Something is still being paid from one of the cards. */
  hasOpen: boolean
}

/** A card and what can be done with it. One that pays for something is removed only after another took over. */
export function CardRow({ card, now, hasOpen }: Props) {
  const name = cardInWords(card)
  return (
    <li className={styles.card}>
      <CardBrand brand={card.brand} />
      <div>
        <strong>{name}</strong>
        <p className={styles.small}>{cardNote(card, now)}</p>
      </div>
      <div className={styles.ways}>
        {card.default && <Badge tone="primary">{PAYMENTS.first}</Badge>}
        <ActionMenu label={CARDS.more(name)}>
          {!card.default && <Doing intent="first" card={card} label={CARDS.makeFirst} />}
          {hasOpen && <Doing intent="all" card={card} label={CARDS.forAll} />}
          {card.in_use ? (
            <p className={styles.small}>{CARDS.inUse}</p>
          ) : (
            <Doing intent="remove" card={card} label={CARDS.remove} />
          )}
        </ActionMenu>
      </div>
    </li>
  )
}

function Doing({ intent, card, label }: { intent: string; card: CardInUse; label: string }) {
  return (
    <Form method="post" action="/payments/methods">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="payment_method_id" value={card.payment_method_id} />
      <Button type="submit" variant="quiet" wide>
        {label}
      </Button>
    </Form>
  )
}
