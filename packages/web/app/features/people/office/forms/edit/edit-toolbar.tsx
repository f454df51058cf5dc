import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import styles from './edit-toolbar.module.css'
import { EDIT, KIND_NAMES, savedWhen } from '../messages.ts'
import { isPublished } from './use-editing.ts'

/** What is in sight: from 1200px the questions and the phone stand side by side. */
export type EditView = 'questions' | 'phone' | 'desktop'

/** Where the focus goes when what had it is gone. */
export const FORM_TITLE_ID = 'form-title'

interface Props {
  name: string
  saved: SavedForm
  time: ClubTime
  hasChanges: boolean
  isSaving: boolean
  view: EditView
  onView: (view: EditView) => void
  onSave: () => void
}

/** Stays in sight: what this is, whether it is saved, and the button that saves it. */
export function EditToolbar({ name, saved, time, hasChanges, isSaving, view, onView, onSave }: Props) {
  const when = savedWhen(saved.saved_at, time.now, time.timeZone)
  return (
    <div className={styles.toolbar} data-view={view}>
      <Link className={styles.back} to="/forms" aria-label={EDIT.back}>
        <Icon name="arrow-left" />
        <span>{EDIT.back}</span>
      </Link>
      <div className={styles.words}>
        <h1 id={FORM_TITLE_ID} className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.state} role="status">
          <span className={styles.kind}>{KIND_NAMES[saved.kind]}</span>
          {hasChanges ? <Badge tone="warning">{EDIT.unsaved}</Badge> : <span>{EDIT.saved(when)}</span>}
          <Link
            to={`/forms/${saved.form_id}/history`}
            aria-label={`${EDIT.history}: ${EDIT.version(saved.version)}`}
          >
            {EDIT.version(saved.version)}
          </Link>
        </p>
      </div>
      <div className={styles.views} role="group" aria-label={EDIT.view}>
        {viewButton('questions', EDIT.questions)}
        {viewButton('phone', viewWords(EDIT.phone))}
        {viewButton('desktop', viewWords(EDIT.desktop))}
      </div>
      <Button
        variant="primary"
        icon="check"
        loading={isSaving}
        disabled={!hasChanges}
        keepsFocus
        title={EDIT.keys}
        onClick={onSave}
      >
        {isPublished(saved) ? EDIT.publish : EDIT.save}
      </Button>
    </div>
  )

  function viewButton(of: EditView, words: ReactNode) {
    return (
      <button
        key={of}
        type="button"
        className={styles.view}
        data-view={of}
        aria-pressed={view === of}
        onClick={() => onView(of)}
      >
        {words}
      </button>
    )
  }
}

/** On a phone the first word has to do; screen readers hear both. */
const viewWords = (words: string): ReactNode => (
  <>
    {words} <span className={styles.viewWord}>{EDIT.viewWord}</span>
  </>
)
