import { useMemo, useState } from 'react'
import type { FormKind } from '@clubhouse/contract/people/forms'
import { formProblems, type FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { inSequence } from '@clubhouse/domain/people/forms/templates'
import type { FormDraft } from '../edit-draft.ts'

/**
 * What keeps the form from being saved, found at every change by the rules of the server. What the server itself said
 * at the last save counts until something is changed.
 */
export function useProblems(
  kind: FormKind,
  draft: FormDraft,
  given: readonly FormProblem[],
): readonly FormProblem[] {
  const [told, setTold] = useState({ given, draft })
  if (told.given !== given) setTold({ given, draft })
  // The numbers follow the list, as they do on saving: a question without a label is named by its place.
  const found = useMemo(
    () => formProblems(kind, { ...draft, sections: inSequence(draft.sections) }),
    [kind, draft],
  )
  return useMemo(() => {
    const others = told.draft === draft ? told.given : []
    return [...found, ...others.filter((other) => !found.some((each) => isSame(each, other)))]
  }, [found, told, draft])
}

const isSame = (one: FormProblem, other: FormProblem): boolean =>
  one.question_id === other.question_id && one.message === other.message
