import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { rememberAnswered, wasAnswered } from '../answered-questions.ts'
import { MEMBER } from '../messages.ts'
import styles from './member-dialog.module.css'

/** OPEN-083: parents in a hurry type their own name into their child's form. Said until it was read once. */
export function ChildHint() {
  const [isOpen, setOpen] = useState(() => !wasAnswered('showJuvenilePopup'))
  if (!isOpen) return null
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <p>{MEMBER.aboutChild}</p>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          rememberAnswered('showJuvenilePopup')
          setOpen(false)
        }}
      >
        {MEMBER.gotIt}
      </Button>
    </div>
  )
}
