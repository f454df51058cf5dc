import { refusePress } from '../button/button.tsx'
import styles from './switch.module.css'

interface Props {
  /** What is switched: its name, whatever its state. */
  label: string
  isOn: boolean
  /** How that is said beside it. */
  said: string
  /** Its form is on its way: it keeps the focus and is not sent twice. */
  isBusy?: boolean
}

/** Sends the form that it is in, which says what is to be: it works without a script, and moves once that is done. */
export function Switch({ label, isOn, said, isBusy = false }: Props) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      className={styles.switch}
      onClick={isBusy ? refusePress : undefined}
    >
      <span className={styles.said}>{said}</span>
      <span className={styles.track} />
    </button>
  )
}
