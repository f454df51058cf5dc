import { FormProvider } from '@conform-to/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { isOther } from '@clubhouse/domain/forms/options'
import { indexOf } from '@clubhouse/domain/forms/structure'
import type { FormError } from '@clubhouse/domain/forms/verdict'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary/error-summary.tsx'
import { otherId } from './controls/control-props.ts'
import type { DynamicFormActions, DynamicFormProps } from './dynamic-form-props.ts'
import styles from './dynamic-form.module.css'
import { type FormScope, FormScopeProvider } from './form-scope.ts'
import { Section } from './form-sections.tsx'
import type { FormSession } from './form-session.ts'
import { useFormEngine } from './use-form-engine.ts'
import { useLoadedOptions } from './use-loaded-options.ts'

export type { DynamicFormActions, DynamicFormProps }

/** A club's form, to be filled in. It posts and is judged without a script too; with one it answers at once. */
export function DynamicForm(props: DynamicFormProps) {
  const { form, today, readOnly = false, isAboutOneself = false, idPrefix, children } = props
  const generated = useId()
  const id = idPrefix ?? generated
  const { session, conform, element, failure, finished, onInput, onBlur } = useFormEngine(id, props)
  const loadOptions = useLoadedOptions(session, form)
  const scope = useMemo<FormScope>(
    () => ({
      session,
      kind: form.kind,
      today,
      readOnly,
      isAboutOneself,
      idOf: (question) => `${id}-${question}`,
      loadOptions,
    }),
    [session, form.kind, today, readOnly, isAboutOneself, id, loadOptions],
  )
  const { sections } = indexOf(form)
  return (
    <FormProvider context={conform.context}>
      <form
        ref={element}
        id={id}
        className={styles.form}
        method="post"
        noValidate
        aria-label={form.name}
        onSubmit={conform.onSubmit}
        onInput={onInput}
        onBlur={onBlur}
      >
        <ErrorSummary
          errors={failure ? failure.errors.map((error) => summed(error, scope)) : []}
          takesFocus={failure?.isServed === true}
        />
        <FormScopeProvider value={scope}>
          {sections.map((section, at) => (
            <Section
              key={section.section_id}
              section={section}
              place={at + 1}
              id={`${id}-section-${section.section_id}`}
              isDone={finished.has(section.section_id)}
            />
          ))}
        </FormScopeProvider>
        <Announcer session={session} />
        {children}
      </form>
    </FormProvider>
  )
}

/** What an answer changed elsewhere, for those who cannot see it. */
function Announcer({ session }: { session: FormSession }) {
  const [words, setWords] = useState('')
  useEffect(() => session.announceTo(setWords), [session])
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}

/** In a list of errors each has to say what it is about. */
function summed({ question_id, label, message }: FormError, { idOf, session }: FormScope): SummaryError {
  const words = message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`
  const question = indexOf(session.form).byId.get(question_id)?.question
  const isOwnWords =
    question !== undefined &&
    isOther(question, session.stateOf(question_id).options, session.answerOf(question_id))
  return { fieldId: isOwnWords ? otherId(idOf(question_id)) : idOf(question_id), message: words }
}
