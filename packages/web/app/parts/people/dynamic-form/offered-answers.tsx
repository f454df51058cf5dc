import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './dynamic-form.module.css'
import type { OfferedAnswers as Offered } from './dynamic-form-props.ts'

interface Props {
  offered: Offered
  /** Whether there is anything left to give. */
  isOpen: () => boolean
  /** How many it gave. */
  onGive: () => number
}

/** Above what it answers, and gone once pressed: what was given stands below, and is changed there. */
export function OfferedAnswers({ offered, isOpen, onGive }: Props) {
  const [state, setState] = useState<'offered' | 'needless' | { given: number }>('offered')
  const said = useRef<HTMLParagraphElement>(null)
  // What waited in the tab has come by now.
  useEffect(() => {
    if (!isOpen()) setState('needless')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it does not go away under somebody's finger
  }, [])
  const isGiven = typeof state === 'object'
  useEffect(() => {
    if (isGiven) said.current?.focus()
  }, [isGiven])
  if (state === 'needless') return null
  return (
    <div className={styles.offered}>
      {isGiven ? (
        <p ref={said} tabIndex={-1} className={styles.given}>
          <Icon name="check" /> {offered.said(state.given)}
        </p>
      ) : (
        <Button onClick={() => setState({ given: onGive() })}>{offered.label}</Button>
      )}
      <p>{offered.words}</p>
    </div>
  )
}
