import { Button } from '../button/button.tsx'
import styles from './part-failed.module.css'

/** May stand in a line of text. */
export function PartFailed({ again }: { again: () => void }) {
  return (
    <span role="alert" className={styles.failed}>
      This part didn’t load. Check your connection.{' '}
      <Button size="small" onClick={again}>
        Try again
      </Button>
    </span>
  )
}
