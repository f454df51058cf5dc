import { Link } from 'react-router'
import type { Statement } from '@clubhouse/contract/money/office/statement'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { moneyIn } from '../bank-list.tsx'
import { STATEMENT } from './messages.ts'
import styles from './statement.module.css'
import { upTo } from './up-to.ts'

const ICONS: Readonly<Record<Statement['state'], IconName>> = {
  agrees: 'check',
  differs: 'warning',
  failed: 'warning',
  late: 'warning',
  never: 'clock',
  checking: 'clock',
}

interface Props {
  statement: Statement
  time: ClubTime
  /** On its own page it leads nowhere. */
  isLinked?: boolean
}

/** One line for the treasurer: whether the books agree with the card provider, and up to when. */
export function StatementNote({ statement, time, isLinked = false }: Props) {
  const { state, lines } = statement
  const differs = lines.length > 0
  return (
    <p className={styles.note} data-state={differs ? 'differs' : state}>
      <Icon name={differs ? 'warning' : ICONS[state]} />
      <span>
        <b>{said(statement, time)}</b> {more(statement, time)}
      </span>
      {isLinked && (
        <Link to="/money/payouts/statement">{differs ? STATEMENT.seeLines : STATEMENT.howWeCheck}</Link>
      )}
    </p>
  )
}

function said({ state, provider, lines, agrees_until: until }: Statement, time: ClubTime): string {
  if (state === 'differs') return STATEMENT.differs(lines.length)
  if (state === 'agrees' && until) return STATEMENT.agrees(provider, upTo(until, time))
  return state === 'agrees' ? '' : STATEMENT[state](provider)
}

function more({ state, agrees_until: until, recent, currency }: Statement, time: ClubTime): string {
  if (state === 'agrees') return STATEMENT.recent(recent.lines, moneyIn(currency)(recent.amount))
  return until === null ? '' : STATEMENT.before(upTo(until, time))
}
