import { Link } from 'react-router'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { isEmailFirst } from '@clubhouse/domain/identity/sign-in-rules'
import { type FormFields, readFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { useSite } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../authentication.module.css'
import { actionAddress, stepAddress } from '../frame.ts'
import { COMMON, RECOVERY } from '../messages.ts'
import { rememberRecovery } from './recovery-memory.ts'
import type { ViewProps } from '../step-data.ts'

/** AUTH-75, AUTH-77 */
export function ForgotPasswordView({ data, frame, answer }: ViewProps) {
  const site = useSite()
  const { props, errorOf, formError, values, isBusy } = usePostedForm(wrongIn, answer, {
    name: 'forgot-password',
    failed: RECOVERY.unexpected,
    draft: 'forgot-password',
  })
  const before = isEmailFirst(site?.site ?? 'club') ? 'check-email' : 'sign-in'
  return (
    <form
      {...props}
      action={actionAddress(frame, 'forgot-password')}
      className={formStyles.form}
      onSubmit={(event) => {
        if (props.onSubmit(event)) remember(event.currentTarget)
      }}
    >
      <p className={styles.lead}>{RECOVERY.lead}</p>
      <FormMessage text={formError} />
      <EmailField
        label={COMMON.email}
        name="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={values['email'] ?? data.email ?? ''}
        error={errorOf('email')}
        data-autofocus
      />
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {RECOVERY.submit}
      </Button>
      <Link className={styles.back} to={stepAddress(frame, before)} replace preventScrollReset>
        <Icon name="arrow-left" />
        {COMMON.back}
      </Link>
    </form>
  )
}

function remember(form: HTMLFormElement) {
  rememberRecovery(tidyEmail(readFields(new FormData(form)).field('email')))
}

function wrongIn({ field }: FormFields): Record<string, string> {
  const wrong = emailError(tidyEmail(field('email')))
  return wrong ? { email: wrong } : {}
}
