import type { FormAnswer } from '#lib/form/form-answer.ts'
import { CashGiven } from '#parts/money/cash/cash-given.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from './gate.module.css'
import { GATE } from './messages.ts'
import type { OnSale } from './on-sale.ts'

interface Props {
  kinds: readonly OnSale[]
  counts: Readonly<Record<string, number>>
  total: number
  money: (amount: number) => string
  answer: Pick<FormAnswer, 'errors' | 'values'>
  /** Without a script nothing is reckoned before it is sold. */
  isHydrated: boolean
  onClear: () => void
}

const RECEIPT = ['name', 'email', 'note']

/** What they take and what it comes to, the change for what they gave, and where the receipt goes. */
export function ThisSale({ kinds, counts, total, money, answer, isHydrated, onClear }: Props) {
  const taken = kinds.flatMap((kind) => {
    const count = counts[kind.key] ?? 0
    return count > 0 ? [{ ...kind, count }] : []
  })
  return (
    <section className={styles.sale} aria-labelledby="this-sale">
      <div className={styles.saleHead}>
        <h2 id="this-sale">{GATE.thisSale}</h2>
        {taken.length > 0 && (
          <Button size="small" variant="quiet" onClick={onClear}>
            {GATE.clear}
          </Button>
        )}
      </div>
      {isHydrated && taken.length === 0 && <p className={styles.quiet}>{GATE.nothingYet}</p>}
      {taken.length > 0 && (
        <ul className={styles.lines}>
          {taken.map(({ key, name, price, count }) => (
            <li key={key}>
              <span>
                {name} <span className={styles.quiet}>{GATE.each(count, money(price))}</span>
              </span>
              <span>{money(price * count)}</span>
            </li>
          ))}
        </ul>
      )}
      {isHydrated && <CashGiven key={total} total={total} money={money} />}
      <Receipt {...answer} />
    </section>
  )
}

/** Folded, but in sight; open where something was typed or refused. */
const Receipt = ({ errors, values }: Pick<FormAnswer, 'errors' | 'values'>) => (
  <details
    className={styles.receipt}
    open={Object.keys(errors).length > 0 || RECEIPT.some((name) => values[name])}
  >
    <summary>{GATE.receipt}</summary>
    <p className={styles.quiet}>{GATE.receiptHint}</p>
    <TextField
      label={GATE.name}
      name="name"
      maxLength={100}
      autoComplete="off"
      optional
      defaultValue={values['name'] ?? ''}
    />
    <TextField
      label={GATE.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="off"
      optional
      defaultValue={values['email'] ?? ''}
      error={errors['email']}
    />
    <TextField
      label={GATE.note}
      name="note"
      maxLength={300}
      autoComplete="off"
      optional
      defaultValue={values['note'] ?? ''}
    />
  </details>
)
