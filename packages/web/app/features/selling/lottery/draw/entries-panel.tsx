import type { DrawProduct } from '@clubhouse/contract/selling/lottery'
import { formatMoney, formatNumber, formatShortPrice } from '@clubhouse/domain/format'
import { ladderPrice, stepFor } from '@clubhouse/domain/selling/lottery/ladder'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { DRAW, TICKET } from '../messages.ts'
import { InPlace } from '#parts/selling/buying/buy-bar.tsx'
import { Outcome } from '#parts/selling/buying/outcome.tsx'
import { Counter } from '../ticket/counter.tsx'
import { Ladder } from '../ticket/ladder.tsx'
import styles from '../ticket/panel.module.css'
import { TICKET_FORM } from '../ticket/ticket-panel.tsx'
import type { Buying } from '#parts/selling/buying/use-buying.ts'

type Props = {
  product: DrawProduct
  count: number
  onChoose: (count: number) => void
  buying: Buying
}

/** As many as are left, and no more than each may have. */
export const mostEntries = ({ metadata }: DrawProduct): number =>
  Math.min(metadata.max_entries, metadata.tickets.left)

/** OPEN-091, DRAW-03, DRAW-05: how many tickets, what they come to, and into the cart. */
export function EntriesPanel({ product, count, onChoose, buying }: Props) {
  const { currency } = useClub().account
  const isHydrated = useHydrated()
  const { metadata, price } = product
  const total = ladderPrice(metadata.prices, count)
  const step = stepFor(metadata.prices, count)
  const off = price * count - total
  const money = (amount: number) => formatMoney(cents(amount), currency)
  return (
    <form
      id={TICKET_FORM}
      method="post"
      className={styles.panel}
      aria-labelledby="ticket-title"
      onSubmit={buying.onSubmit}
    >
      <div className={styles.head}>
        <h2 id="ticket-title">{TICKET.yourTickets}</h2>
        <span>{TICKET.each(formatShortPrice(cents(price), currency))}</span>
      </div>
      <div className={styles.body}>
        <input type="hidden" name="product_id" value={product.product_id} />
        {isHydrated && <input type="hidden" name="entries" value={count} />}
        {isHydrated && step && (
          <>
            <input type="hidden" name="price_title" value={step.title} />
            <input type="hidden" name="price" value={step.price} />
          </>
        )}
        <Ladder
          legend={TICKET.howManyTickets}
          prices={metadata.prices}
          single={price}
          count={count}
          currency={currency}
          onChoose={onChoose}
          most={mostEntries(product)}
          words={TICKET.tickets}
        />
        <Counter
          label={TICKET.another}
          name="entries"
          count={count}
          onChange={onChoose}
          most={mostEntries(product)}
        />
        <div className={styles.tear} aria-hidden="true" />
        <dl className={styles.rows}>
          <div>
            <dt>
              {count} × {money(price)}
            </dt>
            <dd>{money(price * count)}</dd>
          </div>
          {off > 0 && (
            <div className={styles.off}>
              <dt>{TICKET.savedFor(count, formatShortPrice(cents(total), currency))}</dt>
              <dd>−{money(off)}</dd>
            </div>
          )}
          <div className={styles.total}>
            <dt>
              {TICKET.total} <span>{TICKET.totalToday}</span>
            </dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        <Outcome {...buying} />
        <InPlace>
          <Button type="submit" variant="primary" size="large" icon="cart" wide loading={buying.isBusy}>
            {TICKET.add}
          </Button>
        </InPlace>
        <p className={styles.note}>
          {DRAW.chance(count, formatNumber(metadata.tickets.total))} {DRAW.over18}
        </p>
      </div>
    </form>
  )
}
