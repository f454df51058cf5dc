import { useId, useState } from 'react'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { PasswordRules } from '../../ui/field/password-rules.tsx'
import styles from './form.module.css'
import { PASSWORD_FORM } from './messages.ts'
import { usePasswordRules } from './use-password-rules.ts'

interface Props {
  label: string
  errorOf: (name: string) => string | undefined
  /** Ids of the two fields, where something else points to them. */
  idOf?: (name: string) => string
  hasFocus?: boolean
}

/** AUTH-37 to AUTH-44: a new password, twice; its rules are one line until somebody comes to it. */
export function NewPasswordFields({ label, errorOf, idOf, hasFocus = false }: Props) {
  const { rules, onPassword } = usePasswordRules()
  const [isVisited, setVisited] = useState(false)
  const rulesId = useId()
  return (
    <div className={styles.passwords}>
      <PasswordField
        label={label}
        id={idOf?.('password')}
        name="password"
        autoComplete="new-password"
        describedBy={rulesId}
        error={errorOf('password')}
        onFocus={() => setVisited(true)}
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
      <PasswordRules id={rulesId} rules={rules} summary={PASSWORD_FORM.rules} isOpen={isVisited} />
    </div>
  )
}
