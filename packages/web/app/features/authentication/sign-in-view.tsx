import { Link } from 'react-router'
import { tidyEmail } from '@clubhouse/domain/email-rules'
import { isEmailFirst, signInErrors } from '@clubhouse/domain/sign-in-rules'
import type { FormFields } from '../../lib/form/form-fields.ts'
import { FormMessage } from '../../lib/form/form-message.tsx'
import formStyles from '../../lib/form/form.module.css'
import { usePostedForm } from '../../lib/form/use-posted-form.ts'
import { useSite } from '../../lib/site-data.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { EmailField } from '../../ui/field/email-field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import styles from './authentication.module.css'
import { EmailChosen } from './email-chosen.tsx'
import { actionAddress, doneAddress, stepAddress } from './frame.ts'
import { HelpLink } from './help-link.tsx'
import { COMMON, SIGN_IN, SSO } from './messages.ts'
import { SsoButton } from './sso-button.tsx'
import { ssoOffer } from './sso-offer.ts'
import type { ViewProps } from './view-props.ts'

/** AUTH-46 to AUTH-56, SSO-03, SSO-04 */
export function SignInView(view: ViewProps) {
  const { data, frame } = view
  const site = useSite()
  const offer = ssoOffer({ ...data, account: site?.account ?? null }, doneAddress(frame, 'signed-in'))
  const hasLinks = site?.site !== 'su' && site?.site !== 'xgb'
  return (
    <>
      {offer?.isMandatory ? <p className={styles.lead}>{SSO.mandatory}</p> : <PasswordForm {...view} />}
      {offer && <SsoButton offer={offer} hasDivider={!offer.isMandatory} />}
      <HelpLink helpUrl={data.check?.help_url} />
      {hasLinks && (
        <p className={styles.small}>
          <Link to="/privacy">{COMMON.privacy}</Link>
          <Link to="/terms">{COMMON.terms}</Link>
        </p>
      )}
    </>
  )
}

function PasswordForm({ data, frame, answer }: ViewProps) {
  const site = useSite()
  const { props, errorOf, formError, values, isBusy } = usePostedForm(wrongIn, answer, {
    name: 'sign-in',
    failed: SIGN_IN.failed,
    draft: 'sign-in',
  })
  // OPEN-023, OPEN-029: where no e-mail was asked for before, it is asked for here.
  const known = isEmailFirst(site?.site ?? 'club') ? data.email : null
  return (
    <form {...props} action={actionAddress(frame, 'sign-in')} className={formStyles.form}>
      <FormMessage text={formError} />
      {known !== null ? (
        <EmailChosen email={known} changeTo={stepAddress(frame, 'check-email')} change={SIGN_IN.another} />
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
        label={COMMON.password}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
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
