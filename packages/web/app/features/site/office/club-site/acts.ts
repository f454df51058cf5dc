import type { PublishedRevision } from '@clubhouse/contract/site/office/drafts'
import type { OfficeSite, SiteDraft } from '@clubhouse/contract/site/office/site-draft'
import { EDIT } from './messages.ts'

/** What the editor asks of its server. */
export type Act = { base_revision: number } & (
  | { do: 'save'; draft: SiteDraft }
  | { do: 'publish'; at?: string }
  | { do: 'unschedule' | 'discard' | 'history' | 'preview' }
  | { do: 'restore'; number: number }
)

export type ActAnswer =
  | { kind: 'done'; site: OfficeSite }
  | { kind: 'history'; revisions: PublishedRevision[] }
  | { kind: 'preview'; url: string }
  | { kind: 'conflict'; message: string; theirs: OfficeSite }
  | { kind: 'refused'; message: string; errors: Record<string, string> }
  | { kind: 'signed-out' }
  /** It did not arrive, or nobody can say whether it did. */
  | { kind: 'offline' }

/** The server gives itself ten seconds; who has not heard by then will not hear. */
const GIVE_UP_MS = 20_000

/** Never throws: what could not be sent is said, and what was changed stays. */
export async function sendAct(act: Act): Promise<ActAnswer> {
  try {
    const response = await fetch('/site/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    const answer: unknown = await response.json()
    return isAnswer(answer) ? answer : { kind: 'refused', message: EDIT.notDone, errors: {} }
  } catch {
    return { kind: 'offline' }
  }
}

/** A proxy in between may answer with a page of its own. */
const isAnswer = (answer: unknown): answer is ActAnswer =>
  typeof answer === 'object' && answer !== null && 'kind' in answer
