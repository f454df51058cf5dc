import formStyles from '#lib/form/form.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './account.module.css'
import { PASSWORD_PAGE } from './messages.ts'

/** Somebody who came by single sign-on or invitation: the first password takes a code out of their mailbox. */
export function NoPassword() {
  return (
    <div className={formStyles.form}>
      <p>{PASSWORD_PAGE.none}</p>
      <p className={styles.quiet}>{PASSWORD_PAGE.byMail}</p>
      <ButtonLink to="/authentication/forgot-password">{PASSWORD_PAGE.forgot}</ButtonLink>
    </div>
  )
}
