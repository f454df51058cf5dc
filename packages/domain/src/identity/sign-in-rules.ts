import type { EmailCheck, SsoMode } from '@clubhouse/contract/identity/sign-in'
import { EMAIL_LIMITS, emailError } from './email-rules.ts'
import type { HostType } from '../web/hosts.ts'

/** AUTH-52: older passwords may be shorter or longer than a new one may be. */
export const SIGN_IN_PASSWORD = { min: 4, max: 100 }

export const SIGN_IN_MESSAGES = {
  passwordRequired: 'Password is required',
  passwordInvalid: 'Invalid password',
  codeRequired: 'Code is required',
  codeInvalid: 'Invalid code',
} as const

/** AUTH-51, AUTH-52: by field, only what is wrong. */
export function signInErrors({ email, password }: { email: string; password: string }): {
  email?: string
  password?: string
} {
  const wrongEmail = emailError(email, EMAIL_LIMITS.signIn)
  const wrongPassword = signInPasswordError(password)
  return { ...(wrongEmail && { email: wrongEmail }), ...(wrongPassword && { password: wrongPassword }) }
}

function signInPasswordError(password: string): string | null {
  if (password === '') return SIGN_IN_MESSAGES.passwordRequired
  const fits = password.length >= SIGN_IN_PASSWORD.min && password.length <= SIGN_IN_PASSWORD.max
  return fits ? null : SIGN_IN_MESSAGES.passwordInvalid
}

/** AUTH-79, OPEN-013 */
export function codeError(code: string): string | null {
  if (code === '') return SIGN_IN_MESSAGES.codeRequired
  return /^[0-9]{6}$/.test(code) ? null : SIGN_IN_MESSAGES.codeInvalid
}

/** AUTH-05, AUTH-08: these two ask for e-mail and password at once (OPEN-023). */
export function isEmailFirst(site: HostType): boolean {
  return site !== 'backoffice' && site !== 'su'
}

/** OPEN-027: on the governing-body host the answer must be for that body, where the host has one. */
export function isForBody(
  check: Pick<EmailCheck, 'xgb' | 'governing_body_id'>,
  body: string | null,
): boolean {
  return check.xgb && (body === null || check.governing_body_id === body)
}

export type AfterCheck = 'sign-up' | 'sign-in' | 'sso' | 'not-permitted' | 'unknown'

/** AUTH-11 to AUTH-14, SSO-05, OPEN-031: what follows the e-mail; `unknown` asks for another one (AUTH-50). */
export function afterCheck(check: EmailCheck, site: HostType, body: string | null = null): AfterCheck {
  if (site === 'xgb' && !isForBody(check, body)) return 'not-permitted'
  if (check.sso === 'mandatory' && (site === 'club' || check.email_exists)) return 'sso'
  if (check.email_exists) return 'sign-in'
  return site === 'club' ? 'sign-up' : 'unknown'
}

/** AUTH-49, OPEN-029: whether the password may be asked for now. */
export function showsPassword(check: EmailCheck | null, site: HostType, body: string | null = null): boolean {
  if (!isEmailFirst(site)) return true
  return check !== null && afterCheck(check, site, body) === 'sign-in'
}

/** AUTH-45: what `sign-in` may be told of single sign-on in its address. */
export interface SsoSettings {
  sso: SsoMode
  governing_body_id: string | null
  account_id?: string | undefined
  xgb: boolean
}

/** Whatever somebody wrote into the address: settings of the right shape, or null. */
export function readSsoSettings(text: string | null): SsoSettings | null {
  if (text === null || text.length > 500) return null
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || !('sso' in value)) return null
  const sso = (['off', 'optional', 'mandatory'] as const).find((mode) => mode === value.sso)
  if (sso === undefined) return null
  const body = 'governing_body_id' in value ? idIn(value.governing_body_id) : null
  const club = 'account_id' in value ? idIn(value.account_id) : null
  const xgb = 'xgb' in value && value.xgb === true
  return { sso, governing_body_id: body, ...(club !== null && { account_id: club }), xgb }
}

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value : null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
