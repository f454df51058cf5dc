import { type MouseEvent, useState } from 'react'
import { useLater } from '#ui/use-later.ts'
import styles from '../authentication.module.css'
import { SIGN_UP, TERMS } from '../messages.ts'

/**
 * AUTH-21, TERMS-01: opens over the form, which keeps what was typed. Without a script it is the page of the
 * terms in a tab of its own.
 */
export function TermsLink() {
  const [isOpen, setOpen] = useState(false)
  const { Part: TermsDialog, fetchPart } = useLater(() => import('./terms-dialog.tsx'))

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    void fetchPart()
  }

  return (
    <>
      <a className={styles.termsLink} href="/terms" target="_blank" rel="noopener" onClick={open}>
        {SIGN_UP.termsLink}
      </a>
      {isOpen && TermsDialog && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Where somebody comes in without the form of sign-up: whoever goes on has accepted the terms. */
export function TermsLine() {
  return (
    <p className={styles.termsLine}>
      {TERMS.byContinuing} <TermsLink />.
    </p>
  )
}
