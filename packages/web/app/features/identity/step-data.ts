import type { EmailCheck } from '@clubhouse/contract/sign-in'
import type { SsoSettings } from '@clubhouse/domain/identity/sign-in-rules'
import type { Step } from './steps.ts'

/** What the server knows of a step before it is drawn. */
export interface StepData {
  step: Step
  /** AUTH-10: what was entered, or what the invitation's link says. */
  email: string | null
  check: EmailCheck | null
  /** AUTH-45 */
  settings: SsoSettings | null
  /** AUTH-16, AUTH-19 */
  maySetPassword: boolean
  /** AUTH-68: the code of the mailed link, unspent. */
  code: string | null
}
