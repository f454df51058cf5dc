import styles from './authentication.module.css'
import { COMMON } from './messages.ts'

/** How far somebody has come, drawn as the club's sashes. */
export function StepCount({ at, of }: { at: number; of: number }) {
  return (
    <p className={styles.steps}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-done={index < at || undefined} />
      ))}
      <span>{COMMON.step(at, of)}</span>
    </p>
  )
}
