import { Icon } from '#ui/icon/icon.tsx'
import styles from './item.module.css'
import { ITEM } from './messages.ts'

type Props = { count: number; most: number; onChange: (count: number) => void }

/** How many: two keys and a field that can be typed into, also without a script. */
export function Quantity({ count, most, onChange }: Props) {
  const within = (wanted: number) => Math.min(most, Math.max(1, Math.trunc(wanted) || 1))
  return (
    <div className={styles.quantity} role="group" aria-label={ITEM.quantity}>
      <button
        type="button"
        aria-label={ITEM.fewer}
        disabled={count <= 1}
        onClick={() => onChange(within(count - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        name="quantity"
        aria-label={ITEM.quantity}
        inputMode="numeric"
        min={1}
        max={most}
        value={count}
        onChange={(event) => onChange(within(event.currentTarget.valueAsNumber))}
      />
      <button
        type="button"
        aria-label={ITEM.more}
        disabled={count >= most}
        onClick={() => onChange(within(count + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
