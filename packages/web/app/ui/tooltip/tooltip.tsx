import { useEffect, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './tooltip.module.css'

type Props = {
  /** So that a field can say that this describes it. */
  id: string
  /** What the button is called. */
  label: string
  /** Plain words. */
  children: string
}

/**
 * A few words behind a sign, beside a label. They show on hover, on focus and on a press, so that mouse, keyboard and
 * finger all reach them, and also without a script; Esc sends them away, and so does typing elsewhere while the pointer
 * still rests on them. The label's row is what they stand below.
 */
export function Tooltip({ id, label, children }: Props) {
  const [shown, setShown] = useState<'by-css' | 'open' | 'closed'>('by-css')
  const [isHovered, setHovered] = useState(false)

  useEffect(() => {
    if (!isHovered) return
    const stopReading = () => setShown('closed')
    document.addEventListener('input', stopReading)
    return () => document.removeEventListener('input', stopReading)
  }, [isHovered])

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || shown === 'closed') return
    // The dialog around has not been asked to close.
    event.stopPropagation()
    setShown('closed')
  }

  function leave() {
    setHovered(false)
    setShown('by-css')
  }

  return (
    <span
      className={styles.tooltip}
      data-shown={shown}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={leave}
    >
      <button
        type="button"
        className={styles.sign}
        aria-label={label}
        aria-describedby={id}
        onClick={() => setShown('open')}
        onKeyDown={close}
        onBlur={() => setShown('by-css')}
      >
        <Icon name="info" />
      </button>
      <span role="tooltip" id={id} className={styles.words}>
        {children}
      </span>
    </span>
  )
}
