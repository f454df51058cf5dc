import type { ReactNode, Ref } from 'react'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import type { Values } from '@clubhouse/domain/people/forms/structure'
import type { SaysOfBirth } from '#parts/people/birth/birth-field.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import type { PostedFields } from './drafts/posted-fields.ts'

export interface DynamicFormActions {
  /** FORM-36: new answers fill the form. */
  fill: (answers: FormAnswers) => void
  /** FORM-37: back to how it began, as if nobody had been there. */
  resetSection: (sectionId: string) => void
  /** FORM-38: says what is wrong and goes to the first of it. Whether there was any. */
  goToFirstInvalid: () => boolean
}

/** A section whose answers are the same as somebody else's: one line, until they are to differ. */
export interface FoldedSection {
  sectionId: string
  icon: IconName
  title: string
  words: string
}

/** Answers that somebody gives by one press, in place of one each; what is answered already stays. */
export interface OfferedAnswers {
  values: Values
  /** What is pressed. */
  label: string
  words: string
  /** Once it was pressed: how many were given by it. */
  said: (given: number) => string
}

export interface DynamicFormProps {
  form: DynamicForm
  /** What is known already, perhaps from another form. */
  initial?: FormAnswers | null | undefined
  /** The day it is for the club. */
  today: string
  /** What the server refused; a new list is shown anew. */
  errors?: readonly FormError[] | undefined
  /** What was typed before a page without a script came back. */
  posted?: PostedFields | undefined
  readOnly?: boolean | undefined
  /** Whether whoever fills it in is the one it asks about: a browser may then offer their own name. */
  isAboutOneself?: boolean | undefined
  /** Which sections begin folded; what is wrong in one opens it. */
  folded?: readonly FoldedSection[] | undefined
  offered?: OfferedAnswers | undefined
  /** Beside a date of birth, in place of the age alone. */
  saysOfBirth?: SaysOfBirth | undefined
  /** FORM-39, FORM-40: once typing has paused. */
  onChange?: ((answers: FormAnswers, isValid: boolean) => void) | undefined
  /** Absent: the form posts like any other. */
  onSubmit?: ((answers: FormAnswers) => void) | undefined
  /** Where it is posted without a script; the page itself where none is named. */
  action?: string | undefined
  actions?: Ref<DynamicFormActions> | undefined
  /** Under which what was typed waits (draft.ts); whoever has sent the answers forgets it. */
  draftKey?: string | undefined
  idPrefix?: string | undefined
  /** In a dialog: whether it asks before what was changed is thrown away. */
  asksBeforeLeaving?: boolean | undefined
  /** The buttons, inside the form. */
  children?: ReactNode
}
