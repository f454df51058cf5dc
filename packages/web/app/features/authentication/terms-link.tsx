import { lazy, Suspense, useState, type MouseEvent } from 'react'
import styles from './authentication.module.css'
import { SIGN_UP } from './messages.ts'

const TermsDialog = lazy(() => import('./terms-dialog.tsx'))

/**
 * AUTH-21, TERMS-01: opens over the form, which keeps what was typed. Without a script it is the page of the
 * terms in a tab of its own.
 */
export function TermsLink() {
  const [isOpen, setOpen] = useState(false)

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a className={styles.termsLink} href="/terms" target="_blank" rel="noopener" onClick={open}>
        {SIGN_UP.termsLink}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
