import type { Currency } from '@clubhouse/contract/site/club'
import type { Simulated } from '@clubhouse/domain/selling/catalogue/office/simulate-price'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import record from '#parts/office/record/record.module.css'
import { SIMULATOR } from './messages.ts'
import styles from './simulator.module.css'

/** Line by line, as the checkout would say it, and whether there is a cheaper way. */
export function Answer({ simulated, currency }: { simulated: Simulated; currency: Currency }) {
  const money = (amount: number) => priceIn(amount, currency)
  const { lines, discounts, code, total, inParts, cheaper } = simulated
  if (lines.length === 0) return <p className={record.quiet}>{SIMULATOR.nothing}</p>
  return (
    <>
      <dl className={record.sums}>
        {lines.map(({ name, why, amount }) => (
          <Sum key={name} name={name} why={why} amount={money(amount)} />
        ))}
        {discounts.map(({ name, why, amount }) => (
          <Sum
            key={`${name} ${why}`}
            name={name}
            why={why}
            amount={amount === null ? SIMULATOR.none : `−${money(amount)}`}
          />
        ))}
        {code && (
          <Sum
            name={code.name}
            why={code.problem}
            amount={code.problem === null ? `−${money(code.amount)}` : SIMULATOR.none}
          />
        )}
        <div className={record.total}>
          <dt>{SIMULATOR.total}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {inParts && <p className={styles.parts}>{SIMULATOR.inParts(money(inParts.today), inParts.payments)}</p>}
      {cheaper && (
        <p className={styles.cheaper}>
          {SIMULATOR.cheaper(cheaper.names, money(cheaper.total), money(cheaper.saves))}
        </p>
      )}
    </>
  )
}

const Sum = ({ name, why, amount }: { name: string; why: string | null; amount: string }) => (
  <div>
    <dt>
      {name} <span className={record.quiet}>{why}</span>
    </dt>
    <dd>{amount}</dd>
  </div>
)
