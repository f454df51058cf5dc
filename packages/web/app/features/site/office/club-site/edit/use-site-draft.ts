import { useCallback, useState } from 'react'
import type { OfficeSite, SiteDraft } from '@clubhouse/contract/site/office/site-draft'
import type { SaveAnswer } from '#parts/office/edit/autosave.ts'
import { useAutosave } from '#parts/office/edit/use-autosave.ts'
import { type Act, type ActAnswer, sendAct } from '../acts.ts'
import type { LoadedSite } from '../load-site.ts'
import { EDIT } from '../messages.ts'
import { useSteps } from './use-steps.ts'

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

export type SiteEditing = ReturnType<typeof useSiteDraft>

/** Theme, menu and banner being changed, from opening them to having them on the website. Nothing is lost on the way. */
export function useSiteDraft({ site: first, revisions: firstRevisions, userId, clubId }: LoadedSite) {
  const [site, setSite] = useState<OfficeSite>(first)
  const [revisions, setRevisions] = useState(firstRevisions)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = useCallback(async (base: number, draft: SiteDraft): Promise<SaveAnswer<SiteDraft>> => {
    const answer = await sendAct({ do: 'save', base_revision: base, draft })
    switch (answer.kind) {
      case 'done':
        setSite(answer.site)
        return savedAs(answer.site)
      case 'conflict':
        setSite(answer.theirs)
        return { kind: 'conflict', message: answer.message, theirs: contentOf(answer.theirs) }
      case 'signed-out':
      case 'offline':
        return answer
      case 'refused':
        return { kind: 'failed', message: answer.message }
      case 'history':
      case 'preview':
        return { kind: 'failed', message: EDIT.notDone }
    }
  }, [])
  const { saving, ...shown } = useAutosave<SiteDraft>({
    saved: contentOf(first),
    savedAt: first.state.saved?.at ?? null,
    send,
    keepAs: `site/${clubId}/${userId}`,
  })
  const { steps, canUndo, canRedo } = useSteps<SiteDraft>(saving)

  /** Saves what was changed, then does it on top of that. */
  async function act(step: Step, words: string | null, undo?: () => void): Promise<ActAnswer | null> {
    setBusy(true)
    setErrors({})
    setFailed(null)
    setDone(null)
    try {
      if (!(await saving.save())) return null
      const answer = await sendAct({ ...step, base_revision: saving.revision })
      if (answer.kind === 'done') {
        setSite(answer.site)
        // Going back means going back; anything else leaves what was changed meanwhile.
        if (step.do === 'discard' || step.do === 'restore') saving.adopt(contentOf(answer.site))
        else saving.rebase(contentOf(answer.site))
        steps.forget()
        const history = await sendAct({ do: 'history', base_revision: 0 })
        if (history.kind === 'history') setRevisions(history.revisions)
        if (words) setDone({ words, ...(undo && { undo }) })
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
    site,
    revisions,
    errors,
    failed,
    done,
    isBusy,
    saving,
    shown,
    steps,
    canUndo,
    canRedo,
    act,
    draft: shown.content,
    /** Changes that have one `step` are one step back; `words` say what happened, with the way back. */
    set: (changes: Partial<SiteDraft>, step?: string, words?: string) => {
      steps.go({ ...saving.shown().content, ...changes }, step)
      setDone(words ? { words, undo: steps.undo } : null)
    },
    say: (words: string) => setDone({ words }),
    forgetDone: () => setDone(null),
  }
}

const contentOf = ({ state, draft }: OfficeSite) => ({ revision: state.revision, content: draft })

const savedAs = ({ state }: OfficeSite): SaveAnswer<SiteDraft> => ({
  kind: 'saved',
  revision: state.revision,
  at: state.saved?.at ?? new Date().toISOString(),
})
