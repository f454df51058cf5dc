import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { type SiteData, useSite } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import styles from '../authentication.module.css'
import { actionAddress, doneAddress } from '../frame.ts'
import { CHECK_EMAIL, COMMON } from '../messages.ts'
import { PasskeyWay } from '../passkey/passkey-way.tsx'
import { SsoButton } from '../sso/sso-button.tsx'
import { ssoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import { StepFoot } from '../step-foot.tsx'
import type { ViewProps } from '../step-data.ts'

/** AUTH-05, AUTH-06 */
export function CheckEmailView({ data, frame, answer }: ViewProps) {
  const site = useSite()
  const { props, errorOf, formError, values, isBusy } = usePostedForm(wrongIn, answer, {
    name: 'check-email',
    failed: CHECK_EMAIL.failed,
    draft: 'check-email',
  })
  const offer = ssoOffer({ check: null, settings: data.settings, site }, doneAddress(frame, 'signed-in'))
  return (
    <>
      <form {...props} action={actionAddress(frame, 'check-email')} className={formStyles.form}>
        <p className={styles.lead}>{leadFor(site)}</p>
        <FormMessage text={formError} />
        <EmailField
          label={COMMON.email}
          name="email"
          autoComplete="username webauthn"
          inputMode="email"
          enterKeyHint="next"
          defaultValue={values['email'] ?? data.email ?? ''}
          error={errorOf('email')}
          data-autofocus
        />
        <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
          {CHECK_EMAIL.next}
        </Button>
      </form>
      <PasskeyWay frame={frame} hasAutofill />
      {offer && <SsoButton offer={offer} />}
      <StepFoot />
    </>
  )
}

/** What the first step is for: nobody new can come in everywhere. */
function leadFor(site: SiteData | undefined): string {
  if (site?.site === 'xgb') return CHECK_EMAIL.leadBody
  return site?.account?.sign_up_open ? CHECK_EMAIL.lead : CHECK_EMAIL.leadKnown
}

function wrongIn({ field }: FormFields): Record<string, string> {
  const wrong = emailError(tidyEmail(field('email')))
  return wrong ? { email: wrong } : {}
}
