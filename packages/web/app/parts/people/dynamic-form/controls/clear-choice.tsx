import type { MouseEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FORM } from '../messages.ts'
import styles from './controls.module.css'

type Props = { question: string; onClear?: (value: string) => void }

/** Buttons of one choice cannot be unpressed; where no answer is needed there must be a way back to none. */
export function ClearChoice({ question, onClear }: Props) {
  function clear({ currentTarget: button }: MouseEvent) {
    const chosen = button.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked')
    if (!chosen) return
    chosen.checked = false
    chosen.dispatchEvent(new Event('input', { bubbles: true }))
    // The button goes away with the choice.
    chosen.focus()
    onClear?.('')
  }

  return (
    <Button className={styles.clear} variant="quiet" size="small" onClick={clear}>
      {FORM.clear} <span className="visually-hidden">{FORM.clearOf(question)}</span>
    </Button>
  )
}
