import styles from '../authentication.module.css'
import { TERMS } from '../messages.ts'
import { TermsLink } from './terms-link.tsx'

/** Where somebody comes in without the form of sign-up: whoever goes on has accepted the terms. */
export function TermsLine() {
  return (
    <p className={styles.termsLine}>
      {TERMS.byContinuing} <TermsLink />.
    </p>
  )
}
