import { useCallback, useState } from 'react'
import type { ArticleDraft, OfficeArticle } from '@clubhouse/contract/site/office/articles'
import type { PublishedRevision } from '@clubhouse/contract/site/office/drafts'
import type { SaveAnswer } from '#parts/office/edit/autosave.ts'
import { useAutosave } from '#parts/office/edit/use-autosave.ts'
import { EDIT } from '../messages.ts'
import { type Act, type ActAnswer, sendAct } from './acts.ts'

/** What was done last, with the way back where there is one. */
export interface Done {
  words: string
  undo?: () => void
}

type Step = Act extends infer One
  ? One extends { base_revision: number }
    ? Omit<One, 'base_revision'>
    : never
  : never

/** An article being written, from opening it to having it on the website. Nothing that was typed is lost on the way. */
export function useArticle(first: OfficeArticle, firstRevisions: PublishedRevision[], userId: string) {
  const [article, setArticle] = useState(first)
  const [revisions, setRevisions] = useState(firstRevisions)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = first.article_id

  const send = useCallback(
    async (base: number, draft: ArticleDraft): Promise<SaveAnswer<ArticleDraft>> => {
      const answer = await sendAct(id, { do: 'save', base_revision: base, draft })
      switch (answer.kind) {
        case 'done':
          setArticle(answer.article)
          return savedAs(answer.article)
        case 'conflict':
          setArticle(answer.theirs)
          return { kind: 'conflict', message: answer.message, theirs: contentOf(answer.theirs) }
        case 'signed-out':
        case 'offline':
          return answer
        case 'refused':
          return { kind: 'failed', message: answer.message }
        case 'history':
        case 'preview':
        case 'rephrased':
          return { kind: 'failed', message: EDIT.notDone }
      }
    },
    [id],
  )
  const { saving, ...shown } = useAutosave<ArticleDraft>({
    saved: contentOf(first),
    savedAt: first.state.saved?.at ?? null,
    send,
    keepAs: `article/${id}/${userId}`,
  })

  /** Saves what was typed, then does it on top of that. */
  async function act(step: Step, words: string | null, undo?: Step): Promise<ActAnswer | null> {
    setBusy(true)
    setErrors({})
    setFailed(null)
    setDone(null)
    try {
      if (!(await saving.save())) return null
      const answer = await sendAct(id, { ...step, base_revision: saving.revision })
      if (answer.kind === 'done') {
        setArticle(answer.article)
        // Going back means going back; anything else leaves what was typed meanwhile.
        if (step.do === 'discard' || step.do === 'restore') saving.adopt(contentOf(answer.article))
        else saving.rebase(contentOf(answer.article))
        const history = await sendAct(id, { do: 'history', base_revision: 0 })
        if (history.kind === 'history') setRevisions(history.revisions)
        if (words) setDone({ words, ...(undo && { undo: () => void act(undo, null) }) })
      } else if (answer.kind === 'refused') {
        setErrors(answer.errors)
        setFailed(answer.message)
      } else if (answer.kind === 'conflict') setFailed(answer.message)
      else if (answer.kind === 'offline') setFailed(EDIT.offline)
      return answer
    } finally {
      setBusy(false)
    }
  }

  return {
    article,
    revisions,
    errors,
    failed,
    done,
    isBusy,
    saving,
    shown,
    act,
    draft: shown.content,
    set: (changes: Partial<ArticleDraft>) => saving.change({ ...saving.shown().content, ...changes }),
    say: (words: string) => setDone({ words }),
    forgetDone: () => setDone(null),
  }
}

const contentOf = ({ state, draft }: OfficeArticle) => ({ revision: state.revision, content: draft })

const savedAs = ({ state }: OfficeArticle): SaveAnswer<ArticleDraft> => ({
  kind: 'saved',
  revision: state.revision,
  at: state.saved?.at ?? new Date().toISOString(),
})
