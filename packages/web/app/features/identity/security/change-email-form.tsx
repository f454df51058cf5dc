import { EMAIL_LIMITS, emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { CHANGE_EMAIL, SECURITY } from './messages.ts'
import { proofErrors } from '#parts/identity/proof/proof-errors.ts'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import styles from './security.module.css'

interface Props {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
  answer: FormAnswer | undefined
}

export function changeEmailErrors(fields: FormFields, hasPassword: boolean): Record<string, string> {
  const wrong = emailError(tidyEmail(fields.field('email')), EMAIL_LIMITS.signUp)
  return { ...(wrong && { email: wrong }), ...proofErrors(fields, hasPassword) }
}

export function ChangeEmailForm({ email, hasPassword, hasPasskey, answer }: Props) {
  const posted = usePostedForm((fields) => changeEmailErrors(fields, hasPassword), answer, {
    name: 'change-email',
    failed: SECURITY.failed,
    draft: null,
  })
  const { props, errorOf, formError, values, isBusy, ...unsent } = posted
  return (
    <form {...props} action="/security/email" className={formStyles.form}>
      <p className={styles.quiet}>{CHANGE_EMAIL.lead(email)}</p>
      <FormMessage text={formError} />
      <EmailField
        label={CHANGE_EMAIL.email}
        hint={CHANGE_EMAIL.how}
        name="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={values['email'] ?? ''}
        error={errorOf('email')}
      />
      <ProofFields
        email={email}
        hasPassword={hasPassword}
        hasPasskey={hasPasskey}
        error={errorOf('current_password')}
      />
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {CHANGE_EMAIL.submit}
      </Button>
      <UnsentForm {...unsent} />
    </form>
  )
}
