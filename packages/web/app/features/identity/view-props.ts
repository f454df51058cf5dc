import type { FormAnswer } from '../../lib/form/form-answer.ts'
import type { Frame } from './frame.ts'
import type { StepData } from './step-data.ts'

/** What every step is drawn from, as a page and in the dialog alike. */
export interface ViewProps {
  data: StepData
  frame: Frame
  /** What the server answered to a form that was posted without a script. */
  answer: FormAnswer | undefined
}
