import { parse, useForm, type SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import type { FormError } from '@clubhouse/domain/forms/answers/verdict'

/**
 * What is wrong is kept by section and question, not by field: "Other" has a field of its own and is the same question.
 * It also lets a whole section be forgotten at once.
 */
export const errorKey = (sectionId: string, questionId: string): string => `${sectionId}.${questionId}`

interface Options {
  id: string
  /** What the server said. */
  refused: readonly FormError[]
  /** What the engine says of what stands in the form now; `isSubmit` when it is about to be sent. */
  judge: (form: FormData, isSubmit: boolean) => readonly FormError[]
  onValid: (event: { preventDefault: () => void }) => void
}

/** Conform keeps which questions were looked at and what is wrong with them, and tells only those it concerns. */
export function useConform({ id, refused, judge, onValid }: Options) {
  const lastResult = useMemo<SubmissionResult | undefined>(
    () => (refused.length > 0 ? { status: 'error', error: byKey(refused) } : undefined),
    [refused],
  )
  const [form] = useForm<Record<string, unknown>>({
    id,
    lastResult,
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve: (_fields, intent) => {
          const errors = judge(formData, intent === null)
          return errors.length > 0 ? { error: byKey(errors) } : { value: {} }
        },
      }),
    onSubmit: onValid,
  })
  return form
}

const byKey = (errors: readonly FormError[]): Record<string, string[]> =>
  Object.fromEntries(
    errors.map(({ section_id, question_id, message }) => [errorKey(section_id, question_id), [message]]),
  )
