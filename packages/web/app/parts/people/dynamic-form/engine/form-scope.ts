import { createContext, useContext } from 'react'
import type { FormKind } from '@clubhouse/contract/people/forms'
import type { SaysOfBirth } from '#parts/people/birth/birth-field.tsx'
import type { FormSession } from './form-session.ts'
import type { ShownErrors } from './shown-errors.ts'

/** What every question of a form on a page shares. It never changes, so nothing is drawn again because of it. */
export interface FormScope {
  session: FormSession
  shown: ShownErrors
  kind: FormKind
  today: string
  readOnly: boolean
  isAboutOneself: boolean
  saysOfBirth: SaysOfBirth | undefined
  /** The id of a question's field. */
  idOf: (questionId: string) => string
  /** FORM-07: asks once more for options that did not come. */
  loadOptions: (questionId: string) => void
}

const Scope = createContext<FormScope | null>(null)

export const FormScopeProvider = Scope.Provider

export function useFormScope(): FormScope {
  const scope = useContext(Scope)
  if (scope === null) throw new Error('A question belongs in a form')
  return scope
}
