import { Link } from 'react-router'
import type { Statement, StatementLine } from '@clubhouse/contract/money/office/statement'
import { formatDateTime } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { moneyIn } from '../bank-list.tsx'
import { FINDINGS, STATEMENT, WHAT_MOVED } from './messages.ts'
import styles from './statement.module.css'

/** What one has and the other has not: what it is, when, both sums, and what to do. */
export function StatementLines({ statement, time }: { statement: Statement; time: ClubTime }) {
  const { lines, provider } = statement
  if (lines.length === 0) return null
  return (
    <section className={styles.lines} aria-labelledby="lines">
      <h2 id="lines">{STATEMENT.linesTitle(lines.length)}</h2>
      <ul role="list">
        {lines.map((line) => (
          <Line key={line.line_id} line={line} provider={provider} time={time} />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  line: StatementLine
  provider: Statement['provider']
  time: ClubTime
}

function Line({ line, provider, time }: LineProps) {
  const { finding, kind, at, amount, booked } = line
  const money = moneyIn(line.currency)
  const { means, toDo } = FINDINGS[finding]
  return (
    <li>
      <div className={styles.what}>
        <b>
          {line.order_id && line.order_seq !== null ? (
            <Link to={`/orders/${line.order_id}`}>{STATEMENT.order(line.order_seq, line.buyer)}</Link>
          ) : (
            STATEMENT.noOrder
          )}
        </b>
        <span className={styles.quiet}>
          {WHAT_MOVED[kind]}, <time dateTime={at}>{formatDateTime(at, time.timeZone)}</time>
        </span>
      </div>
      <dl className={styles.both}>
        <div>
          <dt>{STATEMENT.provider(provider)}</dt>
          <dd>{finding === 'missing' ? STATEMENT.nothing : money(amount)}</dd>
        </div>
        <div>
          <dt>{STATEMENT.books}</dt>
          <dd>{booked === null ? STATEMENT.nothing : money(booked)}</dd>
        </div>
      </dl>
      <div className={styles.means}>
        <p>{means}</p>
        <p>{toDo}</p>
        <p className={styles.quiet}>{STATEMENT.reference(line.reference)}</p>
      </div>
    </li>
  )
}
