import { useId } from 'react'
import { Link } from 'react-router'
import { type SignUpField, signUpErrors, SIGN_UP_CLOSED } from '@clubhouse/domain/identity/sign-up-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { NewPasswordFields } from '#lib/form/new-password-fields.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { useSite } from '#lib/page/site-data.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import styles from '../authentication.module.css'
import { actionAddress, stepAddress } from '../frame.ts'
import { COMMON, SIGN_UP } from '../messages.ts'
import { readSignUpForm } from './sign-up-form.ts'
import { StepFoot } from '../step-foot.tsx'
import { TermsLink } from '../terms/terms-link.tsx'
import type { ViewProps } from '../step-data.ts'
import { WhatRemains } from './what-remains.tsx'

/** AUTH-15 to AUTH-36 */
export function SignUpView(view: ViewProps) {
  const site = useSite()
  if (site?.account?.sign_up_open === false) {
    return (
      <>
        <p className={styles.closed}>
          <Icon name="info" />
          {SIGN_UP_CLOSED}
        </p>
        <p>
          <Link to={stepAddress(view.frame, 'check-email')} replace preventScrollReset>
            {SIGN_UP.update}
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <SignUpForm {...view} />
      <StepFoot hasLegal />
    </>
  )
}

const LABELS: Record<SignUpField, string> = {
  email: COMMON.email,
  confirmEmail: SIGN_UP.confirmEmail,
  first_name: SIGN_UP.firstName,
  last_name: SIGN_UP.lastName,
  mobile: SIGN_UP.mobile,
  password: COMMON.password,
  confirmPassword: COMMON.confirmPassword,
  terms: SIGN_UP.termsLink,
}

function SignUpForm({ data, frame, answer }: ViewProps) {
  const { email: stored, maySetPassword } = data
  const email = stored ?? ''
  const wrongIn = (fields: FormFields) => signUpErrors(readSignUpForm(email, fields, maySetPassword))
  const { props, errorOf, formError, values, isBusy, wrong } = usePostedForm<SignUpField>(wrongIn, answer, {
    name: 'sign-up',
    failed: SIGN_UP.failed,
    draft: 'sign-up',
    asksBeforeLeaving: true,
  })
  const id = useId()
  const isHydrated = useHydrated()
  const field = (name: SignUpField) => ({
    id: `${id}-${name}`,
    name,
    error: errorOf(name),
    defaultValue: values[name],
  })
  return (
    <form {...props} action={actionAddress(frame, 'sign-up')} className={formStyles.form}>
      <p className={styles.lead}>{SIGN_UP.lead}</p>
      <FormMessage text={formError} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="with_password" value={String(maySetPassword)} />
      <div className={styles.stored}>
        <EmailField
          label={COMMON.email}
          autoComplete="username"
          defaultValue={email}
          error={errorOf('email')}
          disabled
        />
        <Link to={stepAddress(frame, 'check-email')} replace preventScrollReset>
          {SIGN_UP.update}
        </Link>
      </div>
      {maySetPassword && (
        <EmailField
          {...field('confirmEmail')}
          label={SIGN_UP.confirmEmail}
          autoComplete="email"
          data-autofocus
        />
      )}
      <div className={styles.names}>
        <TextField
          {...field('first_name')}
          label={SIGN_UP.firstName}
          autoComplete="given-name"
          maxLength={64}
        />
        <TextField
          {...field('last_name')}
          label={SIGN_UP.lastName}
          autoComplete="family-name"
          maxLength={64}
        />
      </div>
      <PhoneField
        {...field('mobile')}
        label={SIGN_UP.mobile}
        hint={SIGN_UP.mobileHint}
        maxLength={32}
        optional
      />
      {maySetPassword ? (
        <NewPasswordFields label={COMMON.password} errorOf={errorOf} idOf={(name) => `${id}-${name}`} />
      ) : (
        <p className={styles.lead}>{SIGN_UP.invitation}</p>
      )}
      <div className={styles.consents}>
        <Checkbox
          id={`${id}-terms`}
          name="terms"
          label={
            <>
              {SIGN_UP.terms} <TermsLink />
            </>
          }
          defaultChecked={values['terms'] === 'on'}
          error={errorOf('terms')}
          optional={false}
        />
        <Checkbox
          name="receive_updates"
          label={SIGN_UP.updates}
          defaultChecked={values['receive_updates'] === 'on'}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        loading={isBusy}
        disabled={isHydrated && wrong.length > 0}
        aria-describedby={`${id}-remains`}
      >
        {SIGN_UP.submit}
      </Button>
      <WhatRemains
        id={`${id}-remains`}
        fields={wrong.map((name) => ({ id: `${id}-${name}`, label: LABELS[name] }))}
      />
    </form>
  )
}
