import { type Dispatch, useEffect, useEffectEvent, useId, useState } from 'react'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { type Place, placeOf, questionIn } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { type Editor, EditorContext } from './editor-context.ts'
import type { EditorAction, EditorState } from './editor-state.ts'
import { cardId } from './element-ids.ts'
import styles from './form-editor.module.css'
import { EDITOR, QUESTION } from './messages.ts'
import { ProblemSummary } from './problems/problem-summary.tsx'
import { QuestionList } from './cards/question-list.tsx'
import { QuestionPalette } from './question-palette.tsx'
import { RemovedSection } from './sections/removed-section.tsx'
import { SectionHead } from './sections/section-head.tsx'
import { AddSection, SectionList, SectionSelect } from './sections/section-list.tsx'
import { indexAt, sectionAt } from './drag/drag-targets.ts'
import { FormName } from './form-name.tsx'
import { useDrag } from './drag/use-drag.ts'
import { useFocusLater } from './use-focus-later.ts'
import { useProblems } from './problems/use-problems.ts'

/** What somebody is looking at: a section, and the question that is open in it. */
export interface Look {
  sectionId: string | null
  questionId: string | null
}

type Props = {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** What the last save was refused for; what can be seen from here is found while it is written. */
  problems: readonly FormProblem[]
  /** The day it is for the club, as a plain date: bounds of dates are explained by it. */
  today: string
  onLook?: (look: Look) => void
}

/** FORMED-01: sections on the left, the questions of one of them in the middle. */
export function FormEditor({ state, dispatch, problems: given, today, onLook }: Props) {
  const { draft, kind } = state
  const [shownId, show] = useState<string | null>(null)
  const [opened, open] = useState<string | null>(null)
  const [said, say] = useState('')
  const problems = useProblems(kind, draft, given)
  const focusLater = useFocusLater()
  const listId = useId()
  const section = draft.sections.find(({ section_id }) => section_id === shownId) ?? draft.sections[0]
  const sectionId = section?.section_id ?? null
  const openHere = section?.questions.some(({ question_id }) => question_id === opened) ? opened : null

  const tellLook = useEffectEvent((look: Look) => onLook?.(look))
  useEffect(() => tellLook({ sectionId, questionId: openHere }), [sectionId, openHere])

  function move(questionId: string, to: Place) {
    const question = questionIn(draft.sections, questionId)
    const target = draft.sections.find(({ section_id }) => section_id === to.section_id)
    if (!question || !target) return
    const isSame = placeOf(draft.sections, questionId)?.section_id === to.section_id
    const count = target.questions.length + (isSame ? 0 : 1)
    dispatch({ type: 'move-question', question_id: questionId, to })
    show(to.section_id)
    say(QUESTION.moved(question.label, Math.min(to.index + 1, count), count, target.label))
  }

  const drag = useDrag<Place>({
    findTarget: (point, id) =>
      sectionAt(point) ??
      (section
        ? { section_id: section.section_id, index: indexAt(document.getElementById(listId), point, id) }
        : null),
    onDrop(id, place) {
      move(id, place)
      focusLater(cardId(id))
    },
  })

  const editor: Editor = { kind, draft, dispatch, problems, today, say, focusLater, show, opened, open }
  return (
    <EditorContext value={editor}>
      <div className={styles.editor}>
        <FormName state={state} />
        <div className={styles.columns}>
          <nav className={styles.sections} aria-label={EDITOR.sections}>
            <SectionList shown={section ?? null} dropInto={drag.dragging?.target?.section_id ?? null} />
            <SectionSelect shown={section ?? null} />
            <AddSection />
          </nav>
          <div className={styles.main}>
            <ProblemSummary />
            <RemovedSection state={state} />
            {section ? (
              <>
                <SectionHead key={section.section_id} section={section} />
                <QuestionList id={listId} section={section} drag={drag} onMove={move} />
                <QuestionPalette key={`palette ${section.section_id}`} section={section} />
              </>
            ) : (
              <EmptyState icon="form">{EDITOR.noSections}</EmptyState>
            )}
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </EditorContext>
  )
}
