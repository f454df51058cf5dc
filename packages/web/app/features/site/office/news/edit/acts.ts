import type { Language, Tone } from '@clubhouse/contract/site/office/article-limits'
import type { ArticleDraft, OfficeArticle } from '@clubhouse/contract/site/office/articles'
import type { PublishedRevision } from '@clubhouse/contract/site/office/drafts'
import { EDIT } from '../messages.ts'

/** What the editor asks of its server. */
export type Act = { base_revision: number } & (
  | { do: 'save'; draft: ArticleDraft }
  | { do: 'publish'; at?: string }
  | { do: 'archive'; archived: boolean }
  | { do: 'unpublish' | 'discard' | 'history' | 'preview' }
  | { do: 'restore'; number: number }
  | { do: 'rephrase'; text: string; tone: Tone; language: Language }
)

export type ActAnswer =
  | { kind: 'done'; article: OfficeArticle }
  | { kind: 'history'; revisions: PublishedRevision[] }
  | { kind: 'preview'; url: string }
  | { kind: 'rephrased'; text: string }
  | { kind: 'conflict'; message: string; theirs: OfficeArticle }
  | { kind: 'refused'; message: string; errors: Record<string, string> }
  | { kind: 'signed-out' }
  /** It did not arrive, or nobody can say whether it did. */
  | { kind: 'offline' }

/** The server gives itself ten seconds; who has not heard by then will not hear. */
const GIVE_UP_MS = 20_000

/** Never throws: what could not be sent is said, and what was written stays. */
export async function sendAct(articleId: string, act: Act): Promise<ActAnswer> {
  try {
    const response = await fetch(`/articles/${articleId}/act`, {
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
