import { useEffect } from 'react'
import { Link } from 'react-router'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { newPasswordErrors, NewPasswordFields, PasswordOwner } from '#lib/form/new-password-fields.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import styles from '../authentication.module.css'
import { actionAddress, stepAddress } from '../frame.ts'
import { RECOVERY } from '../messages.ts'
import { forgetRecovery } from '../forgot-password/recovery-memory.ts'
import { recoveryOf } from '../steps.ts'
import { TermsLine } from '../terms/terms-link.tsx'
import type { ViewProps } from '../step-data.ts'

/** AUTH-81, AUTH-84, AUTH-85 */
export function UpdatePasswordView({ data, frame, answer }: ViewProps) {
  const { props, errorOf, formError, isBusy } = usePostedForm(wrongIn, answer, {
    name: data.step,
    failed: RECOVERY.unexpected,
    draft: null,
  })
  useEffect(forgetRecovery, [])
  return (
    <form {...props} action={actionAddress(frame, data.step)} className={formStyles.form}>
      {data.email && (
        <>
          <p className={styles.lead}>{RECOVERY.signedInAs(data.email)}</p>
          <PasswordOwner email={data.email} />
        </>
      )}
      <FormMessage text={formError} />
      <NewPasswordFields label={RECOVERY.newPassword} errorOf={errorOf} hasFocus />
      {recoveryOf(data.step) === 'set-password' && <TermsLine />}
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {RECOVERY.save}
      </Button>
      {/* A code counts for half an hour; then only a new one helps. */}
      {formError !== null && (
        <Link className={styles.back} to={stepAddress(frame, 'forgot-password')} preventScrollReset>
          {RECOVERY.askAgain}
        </Link>
      )}
    </form>
  )
}

function wrongIn({ field }: FormFields): Record<string, string> {
  return newPasswordErrors(field('password'), field('confirmPassword'))
}
