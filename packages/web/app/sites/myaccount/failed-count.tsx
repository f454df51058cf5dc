import { classNames } from '../../ui/class-names.ts'
import styles from './failed-count.module.css'
import { FRAME } from './messages.ts'

/** MYACC-05: how many payments wait for the member, beside the room in which they are paid. */
export function FailedCount({ count, className }: { count: number; className?: string | undefined }) {
  if (count === 0) return null
  return (
    <span className={classNames(styles.count, className)}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {FRAME.failed(count)}</span>
    </span>
  )
}
