import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Balls } from '#parts/selling/lottery/balls.tsx'
import { TICKET } from '../messages.ts'
import styles from './choose-lines.module.css'
import type { Ticket } from './use-ticket.ts'

/** One line: pressing it makes it the one that the grid fills. */
export function LineRow({ ticket, at }: { ticket: Ticket; at: number }) {
  const line = ticket.lines[at] ?? []
  const number = at + 1
  const isCurrent = ticket.current === at
  const words = line.length === 0 ? TICKET.empty : line.join(', ')
  return (
    <li className={classNames(styles.row, isCurrent && styles.current)}>
      <button
        type="button"
        className={styles.line}
        aria-pressed={isCurrent}
        data-keeps-press=""
        onClick={() => ticket.select(at)}
      >
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className="visually-hidden">{TICKET.lineIs(number, words)}</span>
        <Balls
          picks={line}
          places={ticket.size}
          tone={isCurrent && line.length < ticket.size ? 'accent' : 'primary'}
          className={styles.balls}
        />
      </button>
      <Tool ticket={ticket} at={at} />
    </li>
  )
}

/** What is most likely wanted of a line: fill an empty one, empty the one at hand, come back to another. */
function Tool({ ticket, at }: { ticket: Ticket; at: number }) {
  const number = at + 1
  const isBusy = ticket.busy.includes(at)
  const isEmpty = ticket.lines[at]?.length === 0
  if (isEmpty || isBusy) {
    return (
      <IconButton
        icon="dice"
        label={TICKET.quickPickLine(number)}
        loading={isBusy}
        disabled={ticket.busy.length > 0}
        data-keeps-press=""
        onClick={() => void ticket.quickPick([at])}
      />
    )
  }
  return ticket.current === at ? (
    <IconButton icon="undo" label={TICKET.clear(number)} onClick={() => ticket.clear(at)} />
  ) : (
    <IconButton icon="edit" label={TICKET.change(number)} onClick={() => ticket.select(at)} />
  )
}
