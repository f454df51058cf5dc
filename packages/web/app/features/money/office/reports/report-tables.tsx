import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import type { PlatformRate } from '@clubhouse/contract/platform/platform-rate'
import { dayOf, formatMoney, formatNumber } from '@clubhouse/domain/format'
import { accountWords } from '@clubhouse/domain/money/ledger-words'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { ClubTime } from '#parts/office/club-time.ts'
import { REPORT } from './messages.ts'
import styles from './report.module.css'

type Props = { report: TreasurerReport }

const moneyIn =
  ({ currency }: TreasurerReport) =>
  (amount: number) =>
    amount === 0 ? '–' : formatMoney(cents(amount), currency)

/** A table that scrolls by itself where the screen is narrow. */
export function Scroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={REPORT.asTable(name)}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}

export const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

export function ProductsTable({ report }: Props) {
  const money = moneyIn(report)
  const { products } = report
  if (products.length === 0) return <p className={styles.none}>{REPORT.none}</p>
  const all = (of: 'taken' | 'refunded' | 'net') => products.reduce((sum, product) => sum + product[of], 0)
  return (
    <Scroll name={REPORT.products}>
      <Head names={[REPORT.product, REPORT.sold, REPORT.takenShort, REPORT.refunded, REPORT.left]} />
      <tbody>
        {products.map(({ product_id: id, name, sold, taken, refunded, net }) => (
          <tr key={id ?? name}>
            <th scope="row">{id ? name : accountWords(name)}</th>
            <td>{sold ? formatNumber(sold) : '–'}</td>
            <td>{money(taken)}</td>
            <td>{money(refunded)}</td>
            <td className={styles.strong}>{money(net)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{REPORT.total}</th>
          <td>{formatNumber(products.reduce((sum, { sold }) => sum + sold, 0))}</td>
          <td>{money(all('taken'))}</td>
          <td>{money(all('refunded'))}</td>
          <td>{money(all('net'))}</td>
        </tr>
      </tfoot>
    </Scroll>
  )
}

export function DrawsTable({ report, time }: Props & { time: ClubTime }) {
  const money = moneyIn(report)
  if (report.draws.length === 0) return <p className={styles.none}>{REPORT.noDraws}</p>
  return (
    <Scroll name={REPORT.draws}>
      <Head names={[REPORT.draws, REPORT.drawn, REPORT.entries, REPORT.prizes]} />
      <tbody>
        {report.draws.map(({ draw_id: id, name, number, drawn_at: at, entries, prizes }) => (
          <tr key={id}>
            <th scope="row">{REPORT.draw(name, number)}</th>
            <td>{displayDate(dayOf(at, time.timeZone))}</td>
            <td>{formatNumber(entries)}</td>
            <td>{money(prizes)}</td>
          </tr>
        ))}
      </tbody>
    </Scroll>
  )
}

export function AccountsTable({ report, time }: Props & { time: ClubTime }) {
  const money = moneyIn(report)
  const names = [REPORT.account, REPORT.opening, REPORT.debit, REPORT.credit, REPORT.closing]
  return (
    <>
      <p className={styles.lines}>
        {REPORT.accountsLead} <Link to="/money/ledger">{REPORT.toLedger}</Link>
      </p>
      <Scroll name={REPORT.accounts}>
        <Head names={names} />
        <tbody>
          {report.accounts.map(({ account, opening, debit, credit, closing }) => (
            <tr key={account}>
              <th scope="row">{accountWords(account)}</th>
              <td>{money(opening)}</td>
              <td>{money(debit)}</td>
              <td>{money(credit)}</td>
              <td className={styles.strong}>{money(closing)}</td>
            </tr>
          ))}
        </tbody>
      </Scroll>
      {report.platform_rate && (
        <p className={styles.lines}>{rateWords(report.platform_rate, report.currency, time)}</p>
      )}
    </>
  )
}

function rateWords({ basis_points: points, fixed, since }: PlatformRate, currency: Currency, time: ClubTime) {
  const share = `${formatNumber(points / 100)}%`
  const each = fixed > 0 ? formatMoney(cents(fixed), currency) : null
  return REPORT.platformRate(share, each, displayDate(dayOf(since, time.timeZone)))
}
