import { Icon } from '#ui/icon/icon.tsx'
import { TICKET } from '../messages.ts'
import styles from './panel.module.css'
import type { Ticket } from './use-ticket.ts'

export const NEEDS = 'ticket-needs'
/** More than these are counted instead of named. */
const MOST_NAMED = 2

/** Why it cannot be added yet, with a way to each thing that is missing. */
export function Needs({ ticket, type }: { ticket: Ticket; type: 'Number' | 'Letter' }) {
  if (ticket.open.length === 0) return null
  const named = ticket.open.slice(0, MOST_NAMED)
  const more = ticket.open.length - named.length
  return (
    <p id={NEEDS} className={styles.needs}>
      <Icon name="info" />
      <span>
        {TICKET.needed}{' '}
        {named.map((line, at) => (
          <span key={line}>
            {at > 0 && (more > 0 ? ', ' : ' and ')}
            <a href="#pick" onClick={() => goTo(ticket, line)}>
              {wordsOf(ticket, line, type)}
            </a>
          </span>
        ))}
        {more > 0 && ` and ${TICKET.linesOpen(more)}`}, {TICKET.or}{' '}
        <button
          type="button"
          className={styles.linklike}
          disabled={ticket.busy.length > 0}
          data-keeps-press=""
          onClick={() => void ticket.fillRest()}
        >
          {TICKET.pickRest}
        </button>
      </span>
    </p>
  )
}

function wordsOf(ticket: Ticket, line: number, type: 'Number' | 'Letter'): string {
  const chosen = ticket.lines[line]?.length ?? 0
  if (chosen === 0) return TICKET.line(line + 1).toLowerCase()
  return TICKET.inLine(TICKET.what(ticket.size - chosen, type), line + 1)
}

/** The browser scrolls to the grid; the keyboard goes along. */
function goTo(ticket: Ticket, line: number): void {
  ticket.select(line)
  document.querySelector<HTMLElement>('#pick [tabindex="0"]')?.focus({ preventScroll: true })
}
