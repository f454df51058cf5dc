import { useState } from 'react'
import { PASSWORD_HINTS } from '@clubhouse/domain/identity/password-rules'
import type { PasswordRule } from '../../ui/field/password-rules.tsx'

/** AUTH-44, OPEN-010: each hint ticks as it is met. */
export function usePasswordRules(): { rules: PasswordRule[]; onPassword: (password: string) => void } {
  const [password, onPassword] = useState('')
  const rules = PASSWORD_HINTS.map(({ text, isMet }) => ({ label: text, isMet: isMet(password) }))
  return { rules, onPassword }
}
