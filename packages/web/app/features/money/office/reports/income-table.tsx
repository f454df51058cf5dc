import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { formatMoney } from '@clubhouse/domain/format'
import { incomeWords } from '@clubhouse/domain/money/ledger-words'
import { cents } from '@clubhouse/domain/money/money'
import { incomeAndCosts, type Kind, sumOf } from '@clubhouse/domain/money/year/income-and-costs'
import { REPORT } from './messages.ts'
import styles from './report.module.css'

/** What came in by kind, grants and sponsors with it, and what of it went on fees and charges. */
export function IncomeTable({ report: { accounts, currency } }: { report: TreasurerReport }) {
  const { income, costs, left, tax } = incomeAndCosts(accounts)
  const money = (amount: number) => formatMoney(cents(amount), currency)
  if (income.length + costs.length === 0) return <p className={styles.none}>{REPORT.noIncome}</p>
  return (
    <div className={styles.body}>
      <table className={`${styles.table} ${styles.sums}`}>
        <Kinds title={REPORT.incomeIn} kinds={income} money={money} />
        <Kinds title={REPORT.costs} kinds={costs} money={money} />
        <tfoot>
          <tr>
            <th scope="row">{REPORT.leftOver}</th>
            <td>{money(left)}</td>
          </tr>
        </tfoot>
      </table>
      {tax !== 0 && <p className={styles.quiet}>{REPORT.withoutTax(money(tax))}</p>}
    </div>
  )
}

interface KindsProps {
  title: string
  kinds: readonly Kind[]
  money: (amount: number) => string
}

const Kinds = ({ title, kinds, money }: KindsProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" className={styles.strong}>
        {title}
      </th>
      <td className={styles.strong}>{money(sumOf(kinds))}</td>
    </tr>
    {kinds.map(({ account, amount }) => (
      <tr key={account}>
        <th scope="row" className={styles.kind}>
          {incomeWords(account)}
        </th>
        <td>{money(amount)}</td>
      </tr>
    ))}
  </tbody>
)
