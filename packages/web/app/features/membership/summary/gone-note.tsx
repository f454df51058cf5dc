import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SUMMARY } from '../messages.ts'
import { forgetGone } from '../selection/selection-store.ts'
import styles from './summary.module.css'

/** What was chosen on an earlier day and can no longer be bought: it is not taken away without a word. */
export function GoneNote({ gone }: { gone: readonly string[] }) {
  if (gone.length === 0) return null
  const names = gone.join(', ')
  return (
    <div className={styles.warning} role="alert">
      <Icon name="warning" />
      <p>{gone.length === 1 ? SUMMARY.gone(names) : SUMMARY.goneAll(names)}</p>
      <Button size="small" onClick={forgetGone}>
        {SUMMARY.understood}
      </Button>
    </div>
  )
}
