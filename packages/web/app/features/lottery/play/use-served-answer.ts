import { useActionData } from 'react-router'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'

/** What a form without a script was answered, for the one of several on the page that was sent. */
export function useServedAnswer(intent: string): FormAnswer | undefined {
  const answer = useActionData<FormAnswer>()
  return answer?.values?.['intent'] === intent ? answer : undefined
}
