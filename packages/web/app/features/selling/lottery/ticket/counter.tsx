import { Icon } from '#ui/icon/icon.tsx'
import { TICKET } from '../messages.ts'
import styles from './panel.module.css'

type Props = { label: string; name: string; count: number; most: number; onChange: (count: number) => void }

/** Any number between the steps of the ladder; without a script the field itself is typed into. */
export function Counter({ label, name, count, most, onChange }: Props) {
  return (
    <div className={styles.another}>
      <b id={`${name}-label`}>{label}</b>
      <span className={styles.counter} role="group" aria-labelledby={`${name}-label`}>
        <button
          type="button"
          aria-label={TICKET.fewer}
          disabled={count <= 1}
          data-keeps-press=""
          onClick={() => onChange(count - 1)}
        >
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{count}</output>
        <button
          type="button"
          aria-label={TICKET.oneMore}
          disabled={count >= most}
          data-keeps-press=""
          onClick={() => onChange(count + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  )
}
