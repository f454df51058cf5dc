import { Link } from 'react-router'
import type { DrawProduct } from '@clubhouse/contract/selling/lottery'
import { Icon } from '#ui/icon/icon.tsx'
import { DRAW } from '../messages.ts'
import styles from '../ticket/panel.module.css'
import type { DrawState } from './draw-state.ts'
import own from './draw.module.css'

/** Sold out, closed, or drawn: then which tickets won, by number and never by name. */
export function NoMoreTickets({
  product,
  state,
}: {
  product: DrawProduct
  state: Exclude<DrawState, 'open'>
}) {
  const { winners, draw } = product.metadata
  return (
    <section className={styles.panel} aria-labelledby="ticket-title">
      <div className={styles.head}>
        <h2 id="ticket-title">{DRAW.titles[state]}</h2>
      </div>
      <div className={styles.body}>
        {state === 'drawn' ? (
          <>
            <ul className={own.winners} role="list">
              {winners.map(({ prize, ticket }) => (
                <li key={prize + ticket}>
                  <b>{DRAW.ticket(ticket)}</b>
                  <span>{prize}</span>
                </li>
              ))}
            </ul>
            <Link className={own.verify} to={proofOf(product.slug, draw.number)}>
              <Icon name="shield" />
              {DRAW.verify}
            </Link>
          </>
        ) : (
          <p>{DRAW.texts[state]}</p>
        )}
      </div>
    </section>
  )
}

export const proofOf = (slug: string, number: number): string => `/products/draw/${slug}/draws/${number}`
