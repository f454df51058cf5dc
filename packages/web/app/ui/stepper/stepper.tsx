import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './stepper.module.css'

type Props = {
  /** What is counted. */
  label: string
  count: number
  /** Absent where there can be no fewer, or no more. */
  onLess?: (() => void) | undefined
  onMore?: (() => void) | undefined
  size?: 'small' | 'medium'
}

/** A small number with one button for less and one for more. What cannot be pressed keeps the focus: it may be pressed again soon. */
export function Stepper({ label, count, onLess, onMore, size = 'medium' }: Props) {
  return (
    <span
      className={classNames(styles.stepper, size === 'small' && styles.small)}
      role="group"
      aria-label={label}
    >
      <Step icon="minus" label={`One fewer: ${label}`} onPress={onLess} />
      <output className={styles.count}>{count}</output>
      <Step icon="plus" label={`One more: ${label}`} onPress={onMore} />
    </span>
  )
}

type StepProps = { icon: IconName; label: string; onPress: (() => void) | undefined }

function Step({ icon, label, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      data-keeps-press=""
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  )
}
