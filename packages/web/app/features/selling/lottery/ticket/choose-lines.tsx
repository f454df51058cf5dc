import type { LottoProduct } from '@clubhouse/contract/selling/lottery'
import { Button } from '#ui/button/button.tsx'
import { TICKET } from '../messages.ts'
import styles from './choose-lines.module.css'
import { LineRow } from './line-row.tsx'
import { Picker } from './picker.tsx'
import type { Ticket } from './use-ticket.ts'

/** LOTTO-08, LOTTO-09: the lines and the grid; where nothing is picked, what happens instead. */
export function ChooseLines({ product, ticket }: { product: LottoProduct; ticket: Ticket }) {
  const { pick, max_lines: most } = product.metadata
  if (pick.type === 'Lucky Dip' || pick.type === 'None') {
    return (
      <section className={styles.card} aria-labelledby="choose">
        <div className={styles.head}>
          <h2 id="choose">{pick.type === 'None' ? product.name : TICKET.luckyTitle}</h2>
        </div>
        <p className={styles.dip}>{pick.type === 'None' ? TICKET.none : TICKET.lucky}</p>
      </section>
    )
  }
  const { type } = pick
  const number = ticket.current + 1
  const line = ticket.lines[ticket.current] ?? []
  const isBusy = ticket.busy.length > 0
  return (
    <section className={styles.card} aria-labelledby="choose" aria-busy={isBusy || undefined}>
      <div className={styles.head}>
        <h2 id="choose">{TICKET.pick[type]}</h2>
        {ticket.lines.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            icon="dice"
            className={styles.all}
            loading={isBusy && ticket.busy.length === ticket.lines.length}
            disabled={isBusy}
            data-keeps-press=""
            onClick={() => void ticket.quickPickAll()}
          >
            {TICKET.quickPickAll}
          </Button>
        )}
      </div>
      <noscript>
        <p className={styles.dip}>{TICKET.noScript}</p>
      </noscript>
      <ol role="list">
        {ticket.lines.map((_, at) => (
          <LineRow key={at} ticket={ticket} at={at} />
        ))}
      </ol>
      <Picker
        symbols={pick.symbols}
        line={line}
        size={ticket.size}
        number={number}
        label={TICKET.choose(number, TICKET.what(ticket.size, type))}
        onToggle={ticket.toggle}
      />
      <div className={styles.bar}>
        <Button
          icon="dice"
          loading={ticket.busy.includes(ticket.current)}
          disabled={isBusy}
          data-keeps-press=""
          onClick={() => void ticket.quickPick([ticket.current])}
        >
          {TICKET.quickPick}
        </Button>
        <Button
          variant="quiet"
          icon="plus"
          disabled={ticket.lines.length >= most}
          data-keeps-press=""
          onClick={ticket.addLine}
        >
          {TICKET.addLine}
        </Button>
        <p role="status" className={styles.status}>
          {line.length < ticket.size ? (
            <>
              {TICKET.line(number)}: <b>{TICKET.more(TICKET.what(ticket.size - line.length, type))}</b>{' '}
              {TICKET.toChoose}
            </>
          ) : ticket.missing === 0 ? (
            TICKET.complete
          ) : (
            TICKET.lineIs(number, line.join(', '))
          )}
        </p>
      </div>
    </section>
  )
}
