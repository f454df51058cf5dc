import { Form, Link } from 'react-router'
import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { Button } from '#ui/button/button.tsx'
import { paysIdOf } from './bank-list.tsx'
import styles from './bank.module.css'
import { BANK, LINE, REASONS } from './messages.ts'

/** What the line is taken for, and why; with the button where it only has to be confirmed. */
export function Thought({ line: { pays, state, why } }: { line: OfficeBankLine }) {
  if (!pays || state === 'unmatched' || state === 'aside') return null
  return (
    <section className={styles.way} aria-labelledby="thought">
      <h2 id="thought">{LINE.thought[state]}</h2>
      <p className={styles.order}>
        <b>{pays.order_seq === null ? BANK.payout : BANK.order(pays.order_seq, pays.buyer)}</b>
        <span className={styles.quiet}>{[pays.what, why && REASONS[why]].filter(Boolean).join(' · ')}</span>
        {pays.order_id && <Link to={`/orders/${pays.order_id}`}>{LINE.openOrder}</Link>}
        {pays.payout_id && <Link to={`/money/payouts/${pays.payout_id}`}>{LINE.openPayout}</Link>}
      </p>
      {state !== 'recorded' && (
        <Form method="post" className={styles.back}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="pays_id" value={paysIdOf(pays)} />
          <Button type="submit" variant="primary" icon="check">
            {LINE.confirm}
          </Button>
          <p className={styles.quiet}>
            {pays.payout_id ? LINE.payoutHint : pays.is_known ? LINE.knownHint : LINE.confirmHint}
          </p>
        </Form>
      )}
    </section>
  )
}
