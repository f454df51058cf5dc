import type { CartItem } from '@clubhouse/contract/selling/cart'
import { hasWaysToPay } from '@clubhouse/domain/selling/cart/checkout-rules'
import { lineLaterInWords } from '@clubhouse/domain/selling/cart/payment-words'
import { formatMoney, formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ChangeForm } from './change-form.tsx'
import styles from './cart.module.css'
import { ChosenLines } from './chosen-lines.tsx'
import { LineCount } from './line-count.tsx'
import { CART } from './messages.ts'
import { type LineProps, PaymentChoice } from './payment-choice.tsx'

/** CART-10 to CART-15 */
export function CartLine({ item, live, at, from, hidesChoice = false }: LineProps) {
  const { shopping_cart_item: id, metadata, problem } = item
  const isBusy = live.busy === id
  const said = live.problems[id]
  const { club_member: member, discounts } = metadata
  const hasChoice = hasWaysToPay(item) && !hidesChoice
  return (
    <li className={styles.line} aria-busy={isBusy || undefined}>
      <div className={styles.what}>
        <p className={styles.name}>{metadata.name}</p>
        {member && (
          <p className={styles.detail}>
            {member.first_name} {member.last_name}
          </p>
        )}
        {!member && item.bundle_items.length === 0 && metadata.title && (
          <p className={styles.detail}>{metadata.title}</p>
        )}
        <Inside item={item} />
        <ChosenLines metadata={metadata} />
        {/* DISC-07 */}
        {Object.entries(discounts).map(([kind, discount]) =>
          discount ? (
            <p key={kind} className={styles.off}>
              {discount.name}: −{formatMoney(cents(discount.amount), at.currency)}
            </p>
          ) : null,
        )}
        {!hasChoice && <LaterWords item={item} at={at} />}
      </div>
      <div className={styles.side}>
        <Price item={item} currency={at.currency} />
        {item.count ? <LineCount item={item} count={item.count} live={live} from={from} /> : null}
        <ChangeForm live={live} about={id} from={from} fields={{ intent: 'remove', item: id }}>
          <Button
            type="submit"
            variant="quiet"
            size="small"
            icon="trash"
            loading={isBusy}
            disabled={live.busy !== null}
            aria-label={CART.removeNamed([metadata.name, member?.first_name].filter(Boolean).join(', '))}
          >
            {CART.remove}
          </Button>
        </ChangeForm>
      </div>
      {hasChoice && <PaymentChoice item={item} live={live} at={at} from={from} />}
      {problem && (
        <div className={styles.problem} role="note">
          <Icon name="warning" />
          <div>
            <p>{problem.message}</p>
            {problem.kind === 'repriced' && (
              <ChangeForm
                live={live}
                about={id}
                from={from}
                fields={{ intent: 'option', item: id, option: item.payment_option_id ?? '' }}
              >
                <Button type="submit" size="small" disabled={live.busy !== null}>
                  {CART.acceptPrice}
                </Button>
              </ChangeForm>
            )}
          </div>
        </div>
      )}
      {said && (
        <p className={styles.problem} role="alert">
          <Icon name="danger" />
          {said}
        </p>
      )}
    </li>
  )
}

/** The plans of a bundle, and whose they are. */
function Inside({ item }: { item: CartItem }) {
  if (item.bundle_items.length === 0) return null
  return (
    <ul className={styles.inside} aria-label={CART.inBundle}>
      {item.bundle_items.map(({ shopping_cart_item: id, metadata: { name, club_member: member } }) => (
        <li key={id}>
          {name}
          {member && `, ${member.first_name} ${member.last_name}`}
        </li>
      ))}
    </ul>
  )
}

/** CART-10: its own price, what is taken off and its total, also where a part of it comes later. */
function Price({ item, currency }: { item: CartItem; currency: LineProps['at']['currency'] }) {
  const { price, discount, total, today, instalments, recurring } = item
  const isLater = instalments.length > 0 || recurring !== null
  return (
    <p className={styles.price}>
      {discount > 0 && (
        <s>
          <span className="visually-hidden">Was </span>
          {formatMoney(cents(price), currency)}
        </s>
      )}{' '}
      <b>{formatPrice(cents(isLater ? today : total), currency)}</b>
      {isLater && <span className={styles.when}> {CART.today}</span>}
      {instalments.length > 0 && (
        <span className={styles.of}>{CART.of(formatMoney(cents(total), currency))}</span>
      )}
    </p>
  )
}

function LaterWords({ item, at }: { item: CartItem; at: LineProps['at'] }) {
  const words = lineLaterInWords(item, at)
  return words === null ? null : <p className={styles.detail}>{words}</p>
}
