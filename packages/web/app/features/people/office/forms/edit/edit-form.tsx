import { useEffect, useEffectEvent, useState } from 'react'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { dayOf } from '@clubhouse/domain/format'
import { SignedOutDialog } from '#lib/form/signed-out-dialog.tsx'
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx'
import { useLeaveGuard } from '#ui/dialog/use-leave-guard.ts'
import { notify } from '#ui/notifications/notification-store.ts'
import type { Look } from '#parts/people/form-editor/form-editor.tsx'
import { focusProblem, useFocusLater } from '#parts/people/form-editor/use-focus-later.ts'
import type { ClubLook } from '#parts/office/club-look.ts'
import type { ClubTime } from '#parts/office/club-time.ts'
import { ConflictDialog } from '../differences/conflict-dialog.tsx'
import { EditToolbar, type EditView, FORM_TITLE_ID } from './edit-toolbar.tsx'
import styles from './edit-form.module.css'
import { EditNotes } from './edit-notes.tsx'
import { FormPreview } from '../preview/form-preview.tsx'
import { LazyEditor } from './lazy-editor.tsx'
import { CONFLICT, EDIT } from '../messages.ts'
import { useEditing } from './use-editing.ts'
import { useKeptEdit } from './use-kept-edit.ts'

interface Props {
  form: SavedForm
  time: ClubTime
  clubLook: ClubLook
  userId: string
}

export function EditForm({ form, time, clubLook, userId }: Props) {
  const editing = useEditing(form, userId)
  const { state, dispatch, saved, step, problems, hasChanges } = editing
  const kept = useKeptEdit(form.form_id, userId, state, hasChanges)
  const guard = useLeaveGuard(hasChanges)
  const [look, setLook] = useState<Look>({ sectionId: null, questionId: null })
  const focusLater = useFocusLater()
  const [view, setView] = useState<EditView>('questions')
  // A page may stay open for long; nothing was saved after now.
  const clock = { ...time, now: saved.saved_at > time.now ? saved.saved_at : time.now }
  const today = dayOf(clock.now, clock.timeZone)

  async function save() {
    const [first] = await editing.save()
    if (!first) return
    setView('questions')
    focusProblem(first)
  }

  useSaveKey(() => void save())

  return (
    <div className={styles.page}>
      <EditToolbar
        name={state.draft.name}
        saved={saved}
        time={clock}
        hasChanges={hasChanges}
        isSaving={editing.isSaving}
        view={view}
        onView={setView}
        onSave={() => void save()}
      />
      <EditNotes
        saved={saved}
        published={editing.published}
        isBusy={step.step === 'saving'}
        onUndo={() => {
          void editing.undoPublished()
          focusLater(FORM_TITLE_ID)
        }}
        failure={step.step === 'failed' ? step.message : null}
        kept={hasChanges ? null : kept.found}
        time={clock}
        onTakeUp={(edit) => {
          editing.takeUp(edit)
          kept.settle()
          focusLater(FORM_TITLE_ID)
        }}
        onDrop={() => {
          kept.forget()
          focusLater(FORM_TITLE_ID)
        }}
      />
      <div className={styles.desk} data-view={view}>
        <section className={styles.editor} aria-labelledby="editor-title">
          <h2 id="editor-title" className="visually-hidden">
            {EDIT.questions}
          </h2>
          <LazyEditor
            state={state}
            dispatch={dispatch}
            problems={problems}
            today={today}
            formId={form.form_id}
            onLook={setLook}
          />
        </section>
        <FormPreview
          className={styles.preview}
          form={saved}
          draft={state.draft}
          today={today}
          look={look}
          view={view}
          clubLook={clubLook}
        />
      </div>
      {step.step === 'conflict' && (
        <ConflictDialog
          base={step.kept?.base ?? state.saved}
          mine={step.kept?.draft ?? state.draft}
          theirs={step.theirs}
          time={clock}
          isOwn={step.theirs.saved_by_id === userId}
          onGoOn={(draft) =>
            decided(() => {
              // It was asked at a save, which this is not.
              if (editing.goOn(step.theirs, draft)) notify({ title: CONFLICT.together, type: 'info' })
            })
          }
          onDiscard={() => decided(() => editing.discardFor(step.theirs))}
          onClose={() => decided(editing.decideLater)}
        />
      )}
      {step.step === 'signed-out' && <SignedOutDialog onClose={editing.decideLater} />}
      <LeaveDialog
        guard={guard.asking ? { asking: true, answer: (leaves) => answerLeave(leaves, guard.answer) } : guard}
      />
    </div>
  )

  /** A dialog gives the focus back to what opened it; the offer of an earlier visit has gone by then. */
  function decided(decide: () => void) {
    if (step.step === 'conflict' && step.kept) focusLater(FORM_TITLE_ID)
    decide()
  }

  function answerLeave(leaves: boolean, answer: (leaves: boolean) => void) {
    if (leaves) kept.forget()
    answer(leaves)
  }
}

/** Ctrl S or ⌘ S, which would otherwise save the page as a file. */
function useSaveKey(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
