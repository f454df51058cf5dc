import { Link, useLoaderData } from 'react-router'
import { getOfficePayout } from '@clubhouse/contract/money/office/payouts'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { moneyIn } from '../bank-list.tsx'
import styles from '../bank.module.css'
import { PAYOUT, PAYOUTS } from './messages.ts'
import { PayoutBadge } from './payouts-list.tsx'

export const loader = officeLoader(({ call, headers, params: { id = '' } }) =>
  call(getOfficePayout, { headers, params: { payout_id: id } }),
)

export const meta = titled(PAYOUTS.title)

/** One payout: what it comes to, and every charge behind it. */
export default function PayoutPage() {
  const payout = useLoaderData<typeof loader>()
  const money = moneyIn(payout.currency)
  const sums = [
    [PAYOUTS.gross, payout.gross],
    [PAYOUTS.refunded, -payout.refunded],
    [PAYOUTS.fees, -payout.fees],
    [PAYOUTS.other, payout.other],
  ] as const
  return (
    <OfficePage
      back={{ to: '/money/payouts', label: PAYOUT.back }}
      title={money(payout.net)}
      more={
        <p className={styles.state}>
          <PayoutBadge payout={payout} />
          <span>{PAYOUT.arrives(displayDate(payout.arrives_on))}</span>
        </p>
      }
    >
      <dl className={styles.sums}>
        {sums
          .filter(([, sum]) => sum !== 0)
          .map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(sum)}</dd>
            </div>
          ))}
      </dl>
      <section className={styles.way} aria-labelledby="parts">
        <h2 id="parts">{PAYOUT.parts}</h2>
        <ul className={styles.orders}>
          {payout.parts.map((part, at) => (
            <li key={at}>
              <span className={styles.order}>
                {part.order_id && part.order_seq !== null ? (
                  <Link to={`/orders/${part.order_id}`}>{PAYOUT.order(part.order_seq, part.buyer)}</Link>
                ) : (
                  PAYOUT.unknown
                )}
                <span className={styles.quiet}>
                  {[PAYOUT.part[part.kind], part.fee === 0 ? '' : PAYOUT.fee(money(part.fee))]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <b className={styles.sum}>{money(part.amount)}</b>
            </li>
          ))}
        </ul>
      </section>
    </OfficePage>
  )
}
