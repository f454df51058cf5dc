import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getOfficePayout } from '@clubhouse/contract/money/office/payouts'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { moneyIn } from '../bank-list.tsx'
import styles from '../bank.module.css'
import { PAYOUT, PAYOUTS } from './messages.ts'
import { PayoutBadge } from './payouts-list.tsx'

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return await page.call(getOfficePayout, { headers, params: { payout_id: id } })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PAYOUTS.title, path: '/money/payouts', isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path="/money/payouts" />
}

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
    <div className={settings.page}>
      <header>
        <Link to="/money/payouts" className={settings.back}>
          <Icon name="arrow-left" />
          {PAYOUT.back}
        </Link>
        <h1 className={settings.heading}>{money(payout.net)}</h1>
        <p className={styles.state}>
          <PayoutBadge payout={payout} />
          <span>{PAYOUT.arrives(displayDate(payout.arrives_on))}</span>
        </p>
      </header>
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
    </div>
  )
}
