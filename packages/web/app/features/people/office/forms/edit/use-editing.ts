import { useReducer, useState } from 'react'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { failLoading, startLoading, stopLoading, useLoading } from '#ui/loading/loading-store.ts'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'
import { editorOf, editorReducer, isChanged, sectionsToSave } from '#parts/people/form-editor/editor-state.ts'
import { forgetEdit, type KeptEdit } from './kept-edit.ts'
import { EDIT } from '../messages.ts'
import { problemsIn } from './save-answer.ts'
import { sendSave } from './send-save.ts'

/** NOTIF-06, NOTIF-07 */
const SAVE = 'save-form'

export type EditingStep =
  | { step: 'editing' }
  | { step: 'saving' }
  /** `kept` where the work of an earlier visit meets what was saved since. */
  | { step: 'conflict'; theirs: SavedForm; kept: KeptEdit | null }
  | { step: 'signed-out' }
  | { step: 'failed'; message: string }

/** What a save changed for those who join, and what it can be taken back to. */
export interface Published {
  now: SavedForm
  before: SavedForm
  isUndone: boolean
}

/** Whether those who join see what is saved. */
export const isPublished = ({ plans, archived_at: awayAt }: SavedForm): boolean =>
  plans.length > 0 && awayAt === null

/** A form being edited, from opening it to having it saved. Nothing that was written is lost on the way. */
export function useEditing(form: SavedForm, userId: string) {
  const [state, dispatch] = useReducer(editorReducer, form, editorOf)
  const [saved, setSaved] = useState(form)
  const [step, setStep] = useState<EditingStep>({ step: 'editing' })
  const [published, setPublished] = useState<Published | null>(null)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const hasChanges = isChanged(state)
  const isSaving = useLoading(SAVE)

  async function save(): Promise<readonly FormProblem[]> {
    if (step.step === 'saving' || !hasChanges) return []
    startLoading(SAVE)
    setStep({ step: 'saving' })
    const sent = state.draft
    const answer = await sendSave(form.form_id, {
      base_version: state.version,
      name: sent.name.trim(),
      sections: sectionsToSave(state),
    })
    if (answer.kind === 'saved') stopLoading(SAVE)
    else failLoading(SAVE)
    switch (answer.kind) {
      case 'saved':
        dispatch({ type: 'saved', form: answer.form, sent })
        settleWith(answer.form, isPublished(answer.form) ? saved : null)
        return []
      case 'conflict':
        setStep({ step: 'conflict', theirs: answer.theirs, kept: null })
        return []
      case 'broken': {
        const found = problemsIn(sent, answer)
        setProblems(found)
        setStep({ step: 'editing' })
        return found
      }
      case 'signed-out':
        setStep({ step: 'signed-out' })
        return []
      case 'failed':
        setStep({ step: 'failed', message: answer.message })
        return []
    }
  }

  /** What was there before, saved again: a version of its own, like any other. */
  async function undoPublished(): Promise<void> {
    if (step.step === 'saving' || !published) return
    setStep({ step: 'saving' })
    const { now, before } = published
    const { name, sections } = before
    const answer = await sendSave(form.form_id, { base_version: now.version, name, sections })
    if (answer.kind === 'saved') {
      dispatch({ type: 'open', form: answer.form })
      settleWith(answer.form)
      setPublished({ now: answer.form, before: now, isUndone: true })
    } else if (answer.kind === 'signed-out') setStep({ step: 'signed-out' })
    else if (answer.kind === 'conflict') {
      setPublished(null)
      setStep({ step: 'failed', message: EDIT.notUndone })
    } else setStep({ step: 'failed', message: answer.message })
  }

  /** `before` is what stood there until this was published. */
  function settleWith(now: SavedForm, before: SavedForm | null = null) {
    setSaved(now)
    setPublished(before && { now, before, isUndone: false })
    setProblems([])
    setStep({ step: 'editing' })
  }

  return {
    state,
    dispatch,
    saved,
    step,
    problems,
    hasChanges,
    isSaving,
    /** Not while something else is being written: undoing would take that along. */
    published: hasChanges ? null : published,
    save,
    undoPublished,
    /** Back to editing; what was asked is asked again at the next save. */
    decideLater: () => setStep({ step: 'editing' }),
    /** My work on top of what somebody else saved; whether there is anything in it to save. */
    goOn: (theirs: SavedForm, draft: FormDraft): boolean => {
      const rebase = { type: 'rebase', form: theirs, draft } as const
      dispatch(rebase)
      settleWith(theirs)
      return isChanged(editorReducer(state, rebase))
    },
    discardFor: (theirs: SavedForm) => {
      dispatch({ type: 'open', form: theirs })
      settleWith(theirs)
      forgetEdit(form.form_id, userId)
    },
    /** What was written in an earlier visit; if somebody saved since, both are shown first. */
    takeUp: (kept: KeptEdit) => {
      if (kept.version === state.version) dispatch({ type: 'rebase', form: saved, draft: kept.draft })
      else setStep({ step: 'conflict', theirs: saved, kept })
    },
  }
}
