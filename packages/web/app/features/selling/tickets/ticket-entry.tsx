import type { ClubTickets, MemberTicket } from '@clubhouse/contract/selling/member-tickets'
import { formatDay, formatLongDate, formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Balls } from '#parts/selling/lottery/balls.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { TICKETS } from './messages.ts'
import { RenewalSwitch } from './renewal-switch.tsx'
import styles from './tickets.module.css'

interface Props {
  ticket: MemberTicket
  club: ClubTickets['club']
}

/** One ticket: its lines or numbers, its draws with what came of them, and whether it renews. */
export function TicketEntry({ ticket, club }: Props) {
  const { product, lines, numbers, draws, bought_at: bought } = ticket
  const place = `${club.origin}/products/${product.type.toLowerCase()}/${product.slug}`
  return (
    <li className={styles.ticket}>
      <div className={styles.name}>
        <h4>{product.name}</h4>
        <span className={styles.quiet}>{TICKETS.boughtOn(formatLongDate(bought, club.time_zone))}</span>
      </div>
      {lines.length > 0 && (
        <ul className={styles.lines} role="list">
          {lines.map((line, at) => (
            <li key={line.join(' ')}>
              <Balls
                picks={line}
                label={`${TICKETS.line1(at + 1)}: ${line.join(', ')}`}
                className={styles.balls}
              />
            </li>
          ))}
        </ul>
      )}
      {numbers.length > 0 && (
        <p>
          {numbers.length === 1 ? TICKETS.number(String(numbers[0])) : TICKETS.numbers(numbers.join(', '))}
        </p>
      )}
      <ul className={styles.draws} role="list">
        {draws.map((draw) => (
          <DrawRow
            key={draw.number}
            draw={draw}
            club={club}
            place={place}
            isLotto={product.type === 'Lotto'}
          />
        ))}
      </ul>
      <RenewalSwitch ticket={ticket} club={club} place={place} />
    </li>
  )
}

interface RowProps extends Pick<Props, 'club'> {
  draw: MemberTicket['draws'][number]
  place: string
  isLotto: boolean
}

/** When it is drawn, or what was drawn and whether it won, with the way to check it. */
function DrawRow({ draw, club, place, isLotto }: RowProps) {
  const day = formatDay(draw.draws_at, club.time_zone)
  if (draw.status !== 'drawn')
    return <li className={styles.draw}>{draw.status === 'open' ? TICKETS.ahead(day) : TICKETS.waits(day)}</li>
  return (
    <li className={styles.draw}>
      <span>{TICKETS.drawn(draw.number, day)}</span>
      {draw.picks.length > 0 && <span className={styles.quiet}>{draw.picks.join(' · ')}</span>}
      {draw.won > 0 && (
        <Badge tone="success">{TICKETS.won(formatPrice(cents(draw.won), club.currency))}</Badge>
      )}
      {draw.won === 0 && <span className={styles.quiet}>{isLotto ? TICKETS.nothing : TICKETS.prize}</span>}
      <a href={`${place}/draws/${draw.number}`}>
        {TICKETS.verify}
        <span className="visually-hidden"> {draw.number}</span>
      </a>
    </li>
  )
}
