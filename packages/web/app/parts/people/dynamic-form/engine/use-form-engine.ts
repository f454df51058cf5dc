import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { type Control, controlOf } from '@clubhouse/domain/people/forms/controls'
import { OTHER } from '@clubhouse/domain/people/forms/options'
import { readPosted } from '@clubhouse/domain/people/forms/answers/posted-values'
import { indexOf, isEmpty, type Values } from '@clubhouse/domain/people/forms/structure'
import { errorsInSettled, type FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { cleanAnswers } from '@clubhouse/domain/people/forms/answers/wire-answers'
import { focusFirstInvalid } from '#ui/field/focus-first-invalid.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { keepDraft, readDraft } from '../drafts/draft.ts'
import type { DynamicFormProps } from '../dynamic-form-props.ts'
import { finishedSections } from './finished-sections.ts'
import { FormSession, isSameAnswer } from './form-session.ts'
import { questionAt, readPage, readQuestion } from './page-fields.ts'
import { ShownErrors } from './shown-errors.ts'
import { postedFields, valuesIn } from '../drafts/posted-fields.ts'
import { useAfterPress } from './use-after-press.ts'
import { useJudge } from './use-judge.ts'

/** FORM-39, CONST-21 */
const CHANGE_DEBOUNCE_MS = 500

const NO_ERRORS: readonly FormError[] = []

interface Failure {
  errors: readonly FormError[]
  /** Where the reader is taken: to the list of them, or to the first field (FORM-38). */
  leadsTo: 'list' | 'field'
  /** Counts failed attempts, so that the list is read anew. */
  round: number
}

interface Beginning {
  form: DynamicForm
  key: string | undefined
}

/** How a form behaves: what is typed is taken, judged, told and kept. */
export function useFormEngine(props: DynamicFormProps) {
  const { form, initial = null, posted, today, draftKey } = props
  const errors = props.errors?.length ? props.errors : NO_ERRORS
  const element = useRef<HTMLFormElement>(null)
  const judge = useJudge(form, today)
  const afterPress = useAfterPress()
  const [session] = useState(
    () => new FormSession(form, initial, posted ? readPosted(form, valuesIn(posted)) : null),
  )
  const [shown] = useState(() => new ShownErrors(errors))
  /** What the server refused stays until it is changed. */
  const [refused] = useState(() => new Map<string, FormError>())
  const touched = useRef(new Set<string>())
  const [failure, setFailure] = useState<Failure | null>(
    errors.length > 0 ? { errors, leadsTo: 'list', round: 0 } : null,
  )
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set())
  const [seenErrors, setSeenErrors] = useState(errors)
  if (errors !== seenErrors) {
    setSeenErrors(errors)
    setFailure((before) => failureOf(errors, 'list', before))
    const wrong = new Set(errors.map(({ section_id }) => section_id))
    setFinished((before) => new Set([...before].filter((section) => !wrong.has(section))))
  }

  function errorsNow(): readonly FormError[] {
    const found = errorsInSettled(session.form, session.settled, judge.current)
    if (refused.size === 0) return found
    const byId = new Map([...refused, ...found.map((error) => [error.question_id, error] as const)])
    return indexOf(session.form).placed.flatMap(({ question }) => byId.get(question.question_id) ?? [])
  }

  function showFailure(wrong: readonly FormError[], leadsTo: Failure['leadsTo']) {
    touched.current = new Set(indexOf(session.form).byId.keys())
    shown.show(wrong)
    setFailure((before) => failureOf(wrong, leadsTo, before))
  }

  const tellChange = useDebounced(() => {
    const wrong = errorsNow()
    setFinished(finishedSections(session, wrong))
    props.onChange?.(cleanAnswers(session.form, session.settled.values), wrong.length === 0)
  }, CHANGE_DEBOUNCE_MS)

  function changed() {
    if (draftKey !== undefined && element.current) {
      keepDraft(draftKey, postedFields(new FormData(element.current)))
    }
    tellChange()
  }

  /** Nothing is said of a question that nobody has looked at yet. */
  function showTouched() {
    shown.show(errorsNow().filter(({ question_id }) => touched.current.has(question_id)))
  }

  function forgetSection(sectionId: string) {
    const section = indexOf(session.form).sections.find((each) => each.section_id === sectionId)
    for (const { question_id } of section?.questions ?? []) {
      touched.current.delete(question_id)
      refused.delete(question_id)
    }
    showTouched()
  }

  useEffect(() => {
    session.replaceForm(form)
  }, [session, form])

  useEffect(() => {
    refused.clear()
    for (const error of errors) {
      refused.set(error.question_id, error)
      touched.current.add(error.question_id)
    }
    if (errors.length > 0) shown.show(errors)
  }, [errors, refused, shown])

  // Before anything is drawn anew: somebody may have typed before React came, or the browser put back what stood here.
  const begin = useRef<Beginning | null>({
    form,
    key: posted ? undefined : draftKey,
  })
  useLayoutEffect(() => {
    if (!element.current || !begin.current) return
    const { form: asked, key } = begin.current
    begin.current = null
    const fields = postedFields(new FormData(element.current))
    const standing = readPosted(session.form, valuesIn(fields))
    const differing = Object.keys(standing).filter(
      (each) => !isSameAnswer(session.answerOf(each), standing[each] ?? null),
    )
    // "Other" without a word is no answer yet: the browser puts back the choice, but not always the words.
    const typed = differing.filter((each) => standing[each] !== OTHER)
    session.read(standing)
    // What was chosen decides what else its control shows; what was typed is left to whoever is typing.
    for (const each of differing) if (isChosen(session, each)) session.beginAnew(each)
    const draft = key === undefined ? null : readDraft(key, asked)
    if (draft) {
      const drafted = Object.entries(readPosted(session.form, valuesIn(draft)))
      session.take(Object.fromEntries(drafted.filter(([each]) => !typed.includes(each))))
    }
    setFinished(finishedSections(session, errorsInSettled(session.form, session.settled, judge.current)))
    if (draft || differing.length > 0) tellChange()
  }, [session, judge, tellChange])

  useEffect(() => {
    if (failure?.leadsTo === 'field' && element.current) focusFirstInvalid(element.current)
  }, [failure])

  useImperativeHandle(props.actions, () => ({
    fill: (answers) => {
      session.fillAnswers(answers)
      for (const { section_id } of indexOf(session.form).sections) forgetSection(section_id)
      changed()
    },
    resetSection: (sectionId) => {
      session.resetSection(sectionId)
      forgetSection(sectionId)
      changed()
    },
    goToFirstInvalid: () => {
      const wrong = errorsNow()
      showFailure(wrong, 'field')
      return wrong.length > 0
    },
  }))

  /** How many it gave. What somebody has said themselves is not said otherwise. */
  function giveOpen(values: Values): number {
    const open = Object.entries(values).filter(([id]) => isOpen(session, id))
    // What is kept is read from the page.
    flushSync(() => session.take(Object.fromEntries(open)))
    for (const [id] of open) refused.delete(id)
    showTouched()
    changed()
    return open.length
  }

  return {
    session,
    giveOpen,
    shown,
    element,
    failure,
    finished,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const placed = questionAt(session.form, event.target)
      if (!placed) return
      const questionId = placed.question.question_id
      refused.delete(questionId)
      const begun = session.give(questionId, readQuestion(placed, new FormData(event.currentTarget)))
      // As if nobody had been there: what another answer has closed or opened begins anew.
      const isForgotten = begun.filter((each) => touched.current.delete(each)).length > 0
      changed()
      if (isForgotten || touched.current.has(questionId)) showTouched()
    },
    /** FORM-24: once it was left. Whoever goes from box to box of one question has not left it. */
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      // A sign or a link beside it is not the question.
      if (!event.target.matches('input, select, textarea')) return
      const placed = questionAt(session.form, event.target)
      if (!placed || questionAt(session.form, event.relatedTarget) === placed) return
      afterPress(() => {
        touched.current.add(placed.question.question_id)
        showTouched()
      })
    },
    /** FORM-38: all of it is judged; without `props.onSubmit` a form without mistakes is posted by the browser. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      session.read(readPage(session.form, new FormData(event.currentTarget)))
      const wrong = errorsNow()
      showFailure(wrong, 'list')
      if (wrong.length > 0 || props.onSubmit) event.preventDefault()
      if (wrong.length === 0) props.onSubmit?.(cleanAnswers(session.form, session.settled.values))
    },
  }
}

const failureOf = (
  errors: readonly FormError[],
  leadsTo: Failure['leadsTo'],
  before: Failure | null,
): Failure | null => (errors.length > 0 ? { errors, leadsTo, round: (before?.round ?? 0) + 1 } : null)

function isChosen(session: FormSession, id: string): boolean {
  const control = indexOf(session.form).byId.get(id)?.question
  return control !== undefined && CHOSEN.has(controlOf(control))
}
const CHOSEN = new Set<Control | null>(['dropdown', 'radios', 'many-dropdown'])

/** Nobody has answered it: a box that is not ticked may have been read or not. */
export function isOpen(session: FormSession, id: string): boolean {
  const answer = session.answerOf(id)
  const question = indexOf(session.form).byId.get(id)?.question
  return isEmpty(answer) || (answer === false && question !== undefined && controlOf(question) === 'tick')
}
