import { useEffect, useId, useRef } from 'react'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { codeError } from '@clubhouse/domain/identity/sign-in-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { useRefusedField } from '#lib/form/use-refused-field.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { setInputValue } from '#ui/field/set-input-value.ts'
import styles from '../authentication.module.css'
import { actionAddress } from '../frame.ts'
import { COMMON, RECOVERY } from '../messages.ts'
import { rememberedRecovery } from '../forgot-password/recovery-memory.ts'
import { SendAgain } from './send-again.tsx'
import { recoveryOf } from '../steps.ts'
import type { ViewProps } from '../step-data.ts'

/** AUTH-78 to AUTH-80, AUTH-83 */
export function ValidateTokenView({ data, frame, answer }: ViewProps) {
  const posted = usePostedForm(wrongIn, answer, {
    name: data.step,
    failed: RECOVERY.unexpected,
    draft: null,
  })
  const { props, errorOf, formError, values, isBusy } = posted
  const { key, isWrong, onTyped } = useRefusedField(posted.answer, 'code')
  const id = useId()
  const action = actionAddress(frame, data.step)
  const email = values['email'] ?? data.email
  return (
    <>
      <form {...props} action={action} className={formStyles.form}>
        <p className={styles.lead}>
          {email && recoveryOf(data.step) === 'forgot-password'
            ? `${RECOVERY.codeSent(email)} ${RECOVERY.enterCode}`
            : RECOVERY.enterInvited}
        </p>
        <FormMessage text={formError} id={`${id}-refused`} />
        {email ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <UnknownEmail error={errorOf('email')} />
        )}
        <CodeField
          key={key}
          label={RECOVERY.code}
          name="code"
          error={errorOf('code')}
          isWrong={isWrong}
          describedBy={isWrong ? `${id}-refused` : undefined}
          onTyped={onTyped}
        />
        <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
          {RECOVERY.submitCode}
        </Button>
      </form>
      <SendAgain action={action} email={email} />
    </>
  )
}

/** The server has forgotten for whom the code was; this browser may remember. */
function UnknownEmail({ error }: { error: string | undefined }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = field.current?.querySelector('input')
    const remembered = rememberedRecovery()
    if (input && input.value === '' && remembered) setInputValue(input, remembered)
  }, [])
  return (
    <div ref={field}>
      <EmailField label={COMMON.email} name="email" autoComplete="username" error={error} />
    </div>
  )
}

function wrongIn({ field }: FormFields): Record<string, string> {
  const wrongEmail = emailError(tidyEmail(field('email')))
  const wrongCode = codeError(field('code').replace(/\D/g, ''))
  return { ...(wrongEmail && { email: wrongEmail }), ...(wrongCode && { code: wrongCode }) }
}
