import { useEffect, useRef, useState } from 'react'
import type { DynamicForm as Form, FormAnswers } from '@clubhouse/contract/people/forms'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'
import type { DynamicFormActions } from '#parts/people/dynamic-form/dynamic-form-props.ts'
import type { Look } from '#parts/people/form-editor/form-editor.tsx'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'
import type { EditView } from '../edit/edit-toolbar.tsx'
import styles from './form-preview.module.css'
import type { ClubLook } from '#parts/office/club-look.ts'
import { EDIT } from '../messages.ts'
import { inListOrder, previewForm } from './preview-form.ts'
import { SentAnswers } from './sent-answers.tsx'

const FollowingForm = lazyPart(() => import('./following-form.tsx'))

/** Typing in the editor should not draw the whole form at every letter. */
const FOLLOW_AFTER_MS = 400
const PREFIX = 'preview'

interface Props {
  className: string | undefined
  form: Pick<Form, 'form_id' | 'version' | 'kind'>
  draft: FormDraft
  today: string
  /** What is being edited. */
  look: Look
  view: EditView
  clubLook: ClubLook
}

/** The form as it is being written, to be tried out. What was entered stays when the form changes. */
export function FormPreview({ className, form, draft, today, look, view, clubLook }: Props) {
  const isHydrated = useHydrated()
  const { shown, round } = useFollowed(draft)
  const [sent, setSent] = useState<{ answers: FormAnswers | null; isValid: boolean }>({
    answers: null,
    isValid: false,
  })
  const actions = useRef<DynamicFormActions>(null)
  const frame = useRef<HTMLDivElement>(null)
  return (
    <section className={classNames(styles.preview, className)} aria-label={EDIT.preview}>
      <header className={styles.head}>
        <h2 className={styles.title}>{EDIT.preview}</h2>
        <p className={styles.quiet}>{EDIT.previewNote}</p>
        {view === 'desktop' && <p className={styles.wide}>{EDIT.previewWide}</p>}
      </header>
      <div
        ref={frame}
        className={classNames(styles.frame, view === 'desktop' ? styles.desktop : styles.phone)}
      >
        {isHydrated && (
          <FollowingForm
            waiting={<SkeletonLines count={6} />}
            frame={frame}
            look={look}
            view={view}
            shown={shown}
            round={round}
            clubLook={clubLook}
            form={previewForm(form, inListOrder(shown))}
            today={today}
            initial={sent.answers}
            idPrefix={PREFIX}
            actions={actions}
            onChange={(answers, isValid) => setSent({ answers, isValid })}
            onSubmit={(answers) => setSent({ answers, isValid: true })}
          >
            <Button onClick={() => actions.current?.goToFirstInvalid()}>{EDIT.checkAnswers}</Button>
          </FollowingForm>
        )}
      </div>
      <SentAnswers {...sent} />
    </section>
  )
}

/** The draft, a moment after the last change to it; `round` counts how often it has changed. */
function useFollowed(draft: FormDraft): { shown: FormDraft; round: number } {
  const [followed, setFollowed] = useState({ shown: draft, round: 0 })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setFollowed((before) =>
          before.shown === draft ? before : { shown: draft, round: before.round + 1 },
        ),
      FOLLOW_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [draft])
  return followed
}
