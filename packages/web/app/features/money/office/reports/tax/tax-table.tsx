import type { TaxReport } from '@clubhouse/contract/money/office/reports'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { rateWords } from '@clubhouse/domain/money/tax/tax-words'
import { Head, Scroll } from '../report-tables.tsx'
import styles from '../report.module.css'
import { TAX_REPORT } from './messages.ts'

/** Each rate in each way of paying, and all together. */
export function TaxTable({ report }: { report: TaxReport }) {
  const { sums, word, currency } = report
  if (sums.length === 0) return <p className={styles.none}>{TAX_REPORT.none}</p>
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const all = (of: 'net' | 'tax' | 'gross') => money(sums.reduce((sum, row) => sum + row[of], 0))
  return (
    <Scroll name={TAX_REPORT.title(word)}>
      <Head names={[TAX_REPORT.rate, TAX_REPORT.way, TAX_REPORT.net, word, TAX_REPORT.gross]} />
      <tbody>
        {sums.map(({ name, basis_points: basisPoints, way, net, tax, gross }) => (
          <tr key={`${name} ${basisPoints} ${way}`}>
            <th scope="row">{rateWords({ name, basisPoints })}</th>
            <td>{TAX_REPORT.ways[way]}</td>
            <td>{money(net)}</td>
            <td className={styles.strong}>{money(tax)}</td>
            <td>{money(gross)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {TAX_REPORT.total}
          </th>
          <td>{all('net')}</td>
          <td>{all('tax')}</td>
          <td>{all('gross')}</td>
        </tr>
      </tfoot>
    </Scroll>
  )
}
