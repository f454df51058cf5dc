import { useEffect, useId, useMemo, useState } from 'react'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import type { DynamicFormActions, DynamicFormProps, FoldedSection } from './dynamic-form-props.ts'
import styles from './dynamic-form.module.css'
import { type FormScope, FormScopeProvider } from './engine/form-scope.ts'
import { Section } from './form-sections.tsx'
import type { FormSession } from './engine/form-session.ts'
import { summaryOf } from './engine/summary-of.ts'
import { isOpen, useFormEngine } from './engine/use-form-engine.ts'
import { OfferedAnswers } from './offered-answers.tsx'
import { useLoadedOptions } from './engine/use-loaded-options.ts'

export type { DynamicFormActions, DynamicFormProps, FoldedSection }

/** A club's form, to be filled in. It posts and is judged without a script too; with one it answers at once. */
export function DynamicForm(props: DynamicFormProps) {
  const { form, today, readOnly = false, isAboutOneself = false, idPrefix, saysOfBirth, children } = props
  const generated = useId()
  const id = idPrefix ?? generated
  const { session, giveOpen, shown, element, failure, finished, ...listeners } = useFormEngine(props)
  const hasScript = useHydrated()
  // As it began: what is typed later folds nothing away.
  const [folded] = useState(props.folded ?? [])
  const loadOptions = useLoadedOptions(session, form)
  const scope = useMemo<FormScope>(
    () => ({
      session,
      shown,
      kind: form.kind,
      today,
      readOnly,
      isAboutOneself,
      saysOfBirth,
      idOf: (question) => `${id}-${question}`,
      loadOptions,
    }),
    [session, shown, form.kind, today, readOnly, isAboutOneself, saysOfBirth, id, loadOptions],
  )
  const { sections } = indexOf(form)
  const offered = props.offered
  const offeredIn = sections.find(({ questions }) =>
    questions.some(({ question_id }) => offered && question_id in offered.values),
  )
  return (
    <form
      ref={element}
      id={id}
      className={styles.form}
      method="post"
      action={props.action}
      noValidate
      aria-label={form.name}
      data-asks-before-leaving={props.asksBeforeLeaving || undefined}
      {...listeners}
    >
      <ErrorSummary
        key={failure?.round}
        errors={failure ? summaryOf(failure.errors, scope, hasScript) : []}
        takesFocus={failure?.leadsTo === 'list'}
      />
      <FormScopeProvider value={scope}>
        {sections.map((section, at) => (
          <Section
            key={section.section_id}
            section={section}
            place={at + 1}
            id={`${id}-section-${section.section_id}`}
            isDone={finished.has(section.section_id)}
            folded={folded.find(({ sectionId }) => sectionId === section.section_id)}
            offer={
              offered &&
              section === offeredIn && (
                <OfferedAnswers
                  offered={offered}
                  isOpen={() => Object.keys(offered.values).some((each) => isOpen(session, each))}
                  onGive={() => giveOpen(offered.values)}
                />
              )
            }
            isWrong={failure?.errors.some(({ section_id }) => section_id === section.section_id) ?? false}
          />
        ))}
      </FormScopeProvider>
      <Announcer session={session} />
      {children}
    </form>
  )
}

/** What an answer changed elsewhere, also for those who cannot see it. */
function Announcer({ session }: { session: FormSession }) {
  const [words, setWords] = useState('')
  useEffect(() => session.announceTo(setWords), [session])
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}
