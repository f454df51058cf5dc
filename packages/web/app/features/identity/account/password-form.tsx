import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { NewPasswordFields, PasswordOwner } from '#lib/form/new-password-fields.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { PASSWORD_PAGE } from './messages.ts'
import { passwordErrors } from './password-errors.ts'

interface Props {
  email: string
  answer: FormAnswer | undefined
}

export function PasswordForm({ email, answer }: Props) {
  const { props, errorOf, formError, isBusy, ...unsent } = usePostedForm(passwordErrors, answer, {
    name: 'password',
    failed: PASSWORD_PAGE.unexpected,
    draft: null,
  })
  return (
    <form {...props} action="/password" className={formStyles.form}>
      <FormMessage text={formError} />
      <PasswordOwner email={email} />
      <PasswordField
        label={PASSWORD_PAGE.current}
        name="current_password"
        autoComplete="current-password"
        error={errorOf('current_password')}
      />
      <NewPasswordFields label={PASSWORD_PAGE.next} errorOf={errorOf} />
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {PASSWORD_PAGE.save}
      </Button>
      <UnsentForm {...unsent} />
    </form>
  )
}
