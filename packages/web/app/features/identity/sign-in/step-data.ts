import type { EmailCheck } from '@clubhouse/contract/identity/sign-in'
import type { SsoSettings } from '@clubhouse/domain/identity/sign-in-rules'
import type { Step } from './steps.ts'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import type { Frame } from './frame.ts'

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

/** What every step is drawn from, as a page and in the dialog alike. */
export interface ViewProps {
  data: StepData
  frame: Frame
  /** What the server answered to a form that was posted without a script. */
  answer: FormAnswer | undefined
}
