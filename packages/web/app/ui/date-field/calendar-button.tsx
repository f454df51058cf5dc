import { useRef } from 'react'
import { useHydrated } from '../../lib/visit/use-hydrated.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './calendar-button.module.css'

interface Props {
  /** The day that stands in the field, as yyyy-mm-dd. */
  day: () => string | null
  onDay: (iso: string) => void
}

export const CALENDAR = 'Choose from a calendar'

/** Opens the browser's own calendar, which speaks the reader's language; what is chosen is written into the text field. */
export function CalendarButton({ day, onDay }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  if (!isHydrated || !('showPicker' in HTMLInputElement.prototype)) return null
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={CALENDAR}
        title={CALENDAR}
        onClick={() => {
          if (!picker.current) return
          picker.current.value = day() ?? ''
          picker.current.showPicker()
        }}
      >
        <Icon name="calendar" />
      </button>
      {/* Nobody gets here but by the button: no name, no place in the order of focus. */}
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: { value } }) => value !== '' && onDay(value)}
      />
    </>
  )
}
