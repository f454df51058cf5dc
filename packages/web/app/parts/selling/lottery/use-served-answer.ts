import { useActionData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'

/** What a form without a script was answered, for the one of several on the page that was sent. */
export function useServedAnswer(intent: string, club?: string): FormAnswer | undefined {
  const answer = useActionData<FormAnswer>()
  const isTheirs = club === undefined || answer?.values?.['club'] === club
  return isTheirs && answer?.values?.['intent'] === intent ? answer : undefined
}
