/** What a form that was posted is answered when it does not lead on to another page. */
export interface FormAnswer {
  /** Error text by field name. */
  errors: Record<string, string>
  /** Fields that are wrong though nothing is said beside them: what stands above the form says it. */
  refused?: readonly string[]
  /** Said above the form. */
  formError: string | null
  /** Said as a danger notice too; absent for what only the fields say. */
  notice: string | null
  /** What was typed, for a page that is drawn anew; never a password. */
  values: Record<string, string>
  /** What was asked for was done, and there is nowhere to go. */
  isDone?: boolean
}

export const DONE: FormAnswer = { errors: {}, formError: null, notice: null, values: {}, isDone: true }
