import { EDIT } from '../messages.ts'
import type { SaveAnswer } from './save-answer.ts'

export interface Save {
  base_version: number
  name: string
  sections: unknown
}

/** Never throws: what could not be sent is said, and what was written stays. */
export async function sendSave(formId: string, save: Save): Promise<SaveAnswer> {
  try {
    const response = await fetch(`/forms/${formId}/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(save),
    })
    const answer: unknown = await response.json()
    return isAnswer(answer) ? answer : { kind: 'failed', message: EDIT.notSaved }
  } catch {
    return { kind: 'failed', message: navigator.onLine ? EDIT.notSaved : EDIT.offline }
  }
}

/** A proxy in between may answer with a page of its own. */
const isAnswer = (answer: unknown): answer is SaveAnswer =>
  typeof answer === 'object' && answer !== null && 'kind' in answer
