import { PasswordField } from '../../ui/field/password-field.tsx'
import { PASSWORD_FORM } from './messages.ts'
import { usePasswordRules } from './use-password-rules.ts'

interface Props {
  label: string
  errorOf: (name: string) => string | undefined
  /** Ids of the two fields, where something else points to them. */
  idOf?: (name: string) => string
  hasFocus?: boolean
}

/** AUTH-37 to AUTH-44: a new password, twice. */
export function NewPasswordFields({ label, errorOf, idOf, hasFocus = false }: Props) {
  const { rules, onPassword } = usePasswordRules()
  return (
    <>
      <PasswordField
        label={label}
        id={idOf?.('password')}
        name="password"
        autoComplete="new-password"
        rules={rules}
        error={errorOf('password')}
        onChange={(event) => onPassword(event.currentTarget.value)}
        data-autofocus={hasFocus || undefined}
      />
      <PasswordField
        label={PASSWORD_FORM.confirm}
        id={idOf?.('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  )
}
