import { useId } from 'react'
import { Link } from 'react-router'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { isEmailFirst, signInErrors } from '@clubhouse/domain/identity/sign-in-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { useRefusedField } from '#lib/form/use-refused-field.ts'
import { useSite } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import styles from '../authentication.module.css'
import { EmailChosen } from './email-chosen.tsx'
import { actionAddress, doneAddress, stepAddress } from '../frame.ts'
import { COMMON, SIGN_IN, SSO } from '../messages.ts'
import { PasskeyWay } from '../passkey/passkey-way.tsx'
import { SsoButton } from '../sso/sso-button.tsx'
import { ssoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import { StepFoot } from '../step-foot.tsx'
import type { ViewProps } from '../step-data.ts'

/** AUTH-46 to AUTH-56, SSO-03, SSO-04 */
export function SignInView(view: ViewProps) {
  const { data, frame } = view
  const site = useSite()
  const offer = ssoOffer({ ...data, site }, doneAddress(frame, 'signed-in'))
  const hasLegal = site?.site !== 'su' && site?.site !== 'xgb'
  return (
    <>
      {offer?.isMandatory ? <p className={styles.lead}>{SSO.mandatory}</p> : <PasswordForm {...view} />}
      {!offer?.isMandatory && <PasskeyWay frame={frame} />}
      {offer && <SsoButton offer={offer} hasDivider={!offer.isMandatory} />}
      <StepFoot helpUrl={data.check?.help_url} hasLegal={hasLegal} />
    </>
  )
}

function PasswordForm({ data, frame, answer }: ViewProps) {
  const site = useSite()
  const posted = usePostedForm(wrongIn, answer, {
    name: 'sign-in',
    failed: SIGN_IN.failed,
    draft: 'sign-in',
  })
  const { props, errorOf, formError, values, isBusy } = posted
  const { key, isWrong, onTyped } = useRefusedField(posted.answer, 'password')
  const id = useId()
  // OPEN-023, OPEN-029: where no e-mail was asked for before, it is asked for here.
  const known = isEmailFirst(site?.site ?? 'club') ? data.email : null
  return (
    <form {...props} action={actionAddress(frame, 'sign-in')} className={formStyles.form}>
      <p className={styles.lead}>{known !== null ? SIGN_IN.lead : SIGN_IN.leadBoth}</p>
      <FormMessage text={formError} id={`${id}-refused`}>
        {posted.answer?.refused?.includes('password') && (
          <Link to={stepAddress(frame, 'forgot-password')} preventScrollReset>
            {SIGN_IN.reset}
          </Link>
        )}
      </FormMessage>
      {known !== null ? (
        <EmailChosen
          email={known}
          changeTo={stepAddress(frame, 'check-email')}
          change={SIGN_IN.another}
          error={errorOf('email')}
        />
      ) : (
        <EmailField
          label={COMMON.email}
          name="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={values['email'] ?? data.email ?? ''}
          error={errorOf('email')}
          data-autofocus
        />
      )}
      <PasswordField
        key={key}
        label={COMMON.password}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
        isWrong={isWrong}
        describedBy={isWrong ? `${id}-refused` : undefined}
        onInput={onTyped}
        data-autofocus={known !== null || undefined}
      />
      <div className={styles.between}>
        <Checkbox label={SIGN_IN.remember} name="remember" defaultChecked={values['remember'] === 'on'} />
        <Link to={stepAddress(frame, 'forgot-password')} preventScrollReset>
          {SIGN_IN.forgot}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {SIGN_IN.submit}
      </Button>
    </form>
  )
}

function wrongIn({ field }: FormFields): Record<string, string> {
  return signInErrors({ email: tidyEmail(field('email')), password: field('password') })
}
