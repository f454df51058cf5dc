import { useId, useState } from 'react'
import { newPasswordError, PASSWORD_HINTS } from '@clubhouse/domain/identity/password-rules'
import { confirmPasswordError } from '@clubhouse/domain/identity/sign-up-rules'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { type PasswordRule, PasswordRules } from '../../ui/field/password-rules.tsx'
import styles from './form.module.css'
import { PASSWORD_FORM } from './messages.ts'

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

/** Tells password managers whose password stands below; the reader knows, so it is not shown. */
export function PasswordOwner({ email }: { email: string }) {
  return <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
}

/** AUTH-44, OPEN-010: each hint ticks as it is met. */
export function usePasswordRules(): { rules: PasswordRule[]; onPassword: (password: string) => void } {
  const [password, onPassword] = useState('')
  const rules = PASSWORD_HINTS.map(({ text, isMet }) => ({ label: text, isMet: isMet(password) }))
  return { rules, onPassword }
}

/** AUTH-37 to AUTH-43, by field. */
export function newPasswordErrors(password: string, confirmed: string): Record<string, string> {
  const wrong = newPasswordError(password)
  const differs = confirmPasswordError(password, confirmed)
  return { ...(wrong && { password: wrong }), ...(differs && { confirmPassword: differs }) }
}
