import type { LottoProduct } from '@clubhouse/contract/selling/lottery'
import { formatDay, formatMoney, formatShortPrice, formatTime } from '@clubhouse/domain/format'
import { renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { TICKET } from '../messages.ts'
import { ResponsiblePlay } from '../play/responsible-play.tsx'
import { InPlace } from '#parts/selling/buying/buy-bar.tsx'
import { Outcome } from '#parts/selling/buying/outcome.tsx'
import { Counter } from './counter.tsx'
import { Ladder } from './ladder.tsx'
import { Needs, NEEDS } from './needs.tsx'
import styles from './panel.module.css'
import { Renewal } from './renewal.tsx'
import type { Buying } from '#parts/selling/buying/use-buying.ts'
import type { Ticket } from './use-ticket.ts'

type Props = {
  product: LottoProduct
  ticket: Ticket
  buying: Buying
  isClosed: boolean
}

export const TICKET_FORM = 'ticket-form'

/** OPEN-091, LOTTO-10 to LOTTO-13: how many lines and draws, what that comes to, and into the cart. */
export function TicketPanel({ product, ticket, buying, isClosed }: Props) {
  const { account, user } = useClub()
  const isHydrated = useHydrated()
  const { currency, time_zone: zone } = account
  const { metadata, price } = product
  const { pick, next_draw: draw } = metadata
  const isRenewed = ticket.renews && user !== null
  const every = TICKET.everyWeek(ticket.draws)
  const paidOn = draw ? formatDay(renewalDay(draw.closes_at, 1, zone), 'UTC').split(' ')[0] : undefined
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const ladderEnd = Math.max(...metadata.prices.map(({ count }) => count))
  return (
    <form
      id={TICKET_FORM}
      method="post"
      className={styles.panel}
      aria-labelledby="ticket-title"
      onSubmit={buying.onSubmit}
    >
      <div className={styles.head}>
        <h2 id="ticket-title">{TICKET.yours}</h2>
        <span>
          {TICKET.lines(ticket.lines.length)}, {TICKET.draws(ticket.draws)}
        </span>
      </div>
      <div className={styles.body}>
        <input type="hidden" name="intent" value="buy" />
        <input type="hidden" name="product_id" value={product.product_id} />
        {isHydrated &&
          ticket.lines.map((line, at) => <input key={at} type="hidden" name="line" value={line.join(',')} />)}
        <Ladder
          legend={TICKET.howManyLines}
          prices={metadata.prices}
          single={price}
          currency={currency}
          words={TICKET.lines}
          count={ticket.lines.length}
          most={metadata.max_lines}
          onChoose={ticket.resize}
        />
        {metadata.max_lines > ladderEnd && (
          <Counter
            label={TICKET.another}
            name="lines"
            count={ticket.lines.length}
            most={metadata.max_lines}
            onChange={ticket.resize}
          />
        )}
        {metadata.draws.length > 1 && (
          <fieldset>
            <legend className={styles.legend}>{TICKET.howManyDraws}</legend>
            <div className={styles.segments}>
              {metadata.draws.map((draws) => (
                <label key={draws}>
                  <input
                    type="radio"
                    name="draws"
                    value={draws}
                    checked={ticket.draws === draws}
                    onChange={() => ticket.setDraws(draws)}
                  />
                  <span>{draws}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {metadata.allows_auto_renewal && (
          <Renewal
            every={every}
            hint={TICKET.renewHint(
              formatShortPrice(cents(ticket.total), currency),
              ticket.draws,
              paidOn ?? 'day',
            )}
            isOn={ticket.renews}
            isSignedIn={user !== null}
            onChange={ticket.setRenews}
          />
        )}
        <div className={styles.tear} aria-hidden="true" />
        <dl className={styles.rows}>
          {isRenewed && (
            <>
              <div>
                <dt>{TICKET.today}</dt>
                <dd>{money(ticket.total)}</dd>
              </div>
              <div>
                <dt>{TICKET.thenEvery(every)}</dt>
                <dd>{money(ticket.total)}</dd>
              </div>
            </>
          )}
          <div className={styles.total}>
            <dt>
              {TICKET.total} <span>{TICKET.totalToday}</span>
            </dt>
            <dd>{money(ticket.total)}</dd>
          </div>
        </dl>
        {draw && !isClosed && (
          <p className={styles.note}>
            {TICKET.firstDraw(`${formatDay(draw.draws_at, zone)}, ${formatTime(draw.draws_at, zone)}`)}
          </p>
        )}
        <Outcome {...buying} />
        <InPlace>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon="cart"
            wide
            keepsFocus
            disabled={!isHydrated || ticket.missing > 0 || draw === null}
            loading={buying.isBusy}
            aria-describedby={ticket.missing > 0 ? NEEDS : undefined}
            onClick={(event) => {
              if (ticket.missing > 0 || draw === null || buying.isBusy) event.preventDefault()
            }}
          >
            {TICKET.add}
          </Button>
        </InPlace>
        {draw === null && <p className={styles.note}>{TICKET.closed}</p>}
        {(pick.type === 'Number' || pick.type === 'Letter') && <Needs ticket={ticket} type={pick.type} />}
        <noscript>
          <Button type="submit" variant="primary" size="large" wide>
            {TICKET.addLuckyDip}
          </Button>
        </noscript>
        <ResponsiblePlay />
      </div>
    </form>
  )
}
