import { Stepper } from '#ui/stepper/stepper.tsx'
import styles from './gate.module.css'
import { GATE } from './messages.ts'
import type { OnSale } from './on-sale.ts'

interface Props {
  onSale: readonly OnSale[]
  counts: Readonly<Record<string, number>>
  money: (amount: number) => string
  /** Buttons where a script counts; without one a number is typed. */
  isHydrated: boolean
  onCount: (key: string, count: number) => void
}

export const GateItems = ({ onSale, counts, money, isHydrated, onCount }: Props) => (
  <fieldset className={styles.items}>
    <legend>{GATE.items}</legend>
    {onSale.map(({ key, name, price, left, most }) => {
      const count = counts[key] ?? 0
      return (
        <div key={key} className={styles.item} data-chosen={count > 0 || undefined}>
          <span className={styles.name}>
            {name}
            <span className={styles.quiet}>
              {[money(price), left === null ? '' : left === 0 ? GATE.soldOut : GATE.left(left)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {most > 0 && isHydrated && (
            <>
              <input type="hidden" name={`take:${key}`} value={count} />
              <Stepper
                label={name}
                count={count}
                onLess={count > 0 ? () => onCount(key, count - 1) : undefined}
                onMore={count < most ? () => onCount(key, count + 1) : undefined}
              />
            </>
          )}
          {most > 0 && !isHydrated && (
            <input
              className={styles.number}
              type="number"
              name={`take:${key}`}
              aria-label={GATE.howMany(name)}
              defaultValue={count}
              min={0}
              max={most}
            />
          )}
        </div>
      )
    })}
  </fieldset>
)
