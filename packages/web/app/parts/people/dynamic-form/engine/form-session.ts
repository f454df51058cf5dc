import type { Answer, FormAnswers, FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { settle, type Settled, withAnswer } from '@clubhouse/domain/people/forms/answers/conditions'
import { isCountyQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { initialValues } from '@clubhouse/domain/people/forms/answers/initial-values'
import { withLoadedOptions } from '@clubhouse/domain/people/forms/answers/loaded-options'
import { chosenCountry, optionsOf } from '@clubhouse/domain/people/forms/options'
import { type Form, indexOf, isEmpty, type Values } from '@clubhouse/domain/people/forms/structure'
import { waitingIn } from '@clubhouse/domain/people/forms/answers/waiting'
import { SAYS } from '../messages.ts'

/** What a question's control is drawn from, besides what stands in it. */
export interface QuestionState {
  isDisabled: boolean
  /** Folded where it does not apply, or nobody knows yet whether it does; opened where an answer has unfolded it. */
  fold: 'open' | 'folded' | 'opened'
  /** Counts how often something else than typing changed the answer: its control then begins anew. */
  round: number
  options: readonly FormOption[]
  /** FORM-07: where the options come from elsewhere. */
  loading: 'loading' | 'failed' | null
  /** What has become of its answer through another one, until it is answered anew. */
  note: string | null
}

/**
 * What stands in one form on one page. Fields are not told what they hold, they tell: what is typed is read from the
 * page, and only a question that something else has changed is drawn again.
 */
export class FormSession {
  #form: Form
  readonly #saved: FormAnswers | null
  #initial: Values
  #settled: Settled
  readonly #loaded = new Map<string, readonly FormOption[]>()
  readonly #states = new Map<string, QuestionState>()
  readonly #listeners = new Map<string, Set<() => void>>()
  #say: (words: string) => void = () => {}

  constructor(form: Form, saved: FormAnswers | null, typed: Values | null = null) {
    this.#form = form
    this.#saved = saved
    this.#initial = initialValues(form, saved)
    this.#settled = settle(form, typed ?? this.#initial)
    const folded = foldedIn(form, this.#settled)
    for (const { question } of indexOf(form).placed) {
      const id = question.question_id
      const isDisabled = this.#settled.disabled.has(id)
      this.#states.set(id, {
        isDisabled,
        fold: folded.has(id) ? 'folded' : 'open',
        round: 0,
        options: this.#optionsOf(question),
        loading: null,
        note: null,
      })
    }
  }

  get form(): Form {
    return this.#form
  }

  get settled(): Settled {
    return this.#settled
  }

  answerOf = (id: string): Answer => this.#settled.values[id] ?? null

  stateOf(id: string): QuestionState {
    return this.#states.get(id) ?? UNKNOWN
  }

  subscribe(id: string, listener: () => void): () => void {
    const those = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, those.add(listener))
    return () => void those.delete(listener)
  }

  /** What changes besides the question that was answered, in words for those who cannot see it. */
  announceTo(say: (words: string) => void): () => void {
    this.#say = say
    return () => {
      this.#say = () => {}
    }
  }

  /** Somebody answered a question. FORM-29, FORM-30: others may close, open and change by that; those are named. */
  give(id: string, answer: Answer): string[] {
    if (isSameAnswer(this.answerOf(id), answer)) return []
    return this.#adopt(withAnswer(this.#form, this.#settled, { question_id: id, answer }, this.#initial), [
      id,
    ])
  }

  /** What stands in the page, all of it; a browser may fill fields in without saying so. */
  read(values: Values): void {
    this.#adopt(settle(this.#form, values), Object.keys(values))
  }

  /** FORM-36: from outside; the fields are drawn with it. Questions that are not named keep what they have. */
  take(values: Values, except: readonly string[] = []): void {
    this.#adopt(settle(this.#form, { ...this.#settled.values, ...values }), except)
  }

  fillAnswers(answers: FormAnswers): void {
    const given = new Set(answers.sections.flatMap(({ questions }) => questions.flatMap(idsOf)))
    const all = initialValues(this.#form, answers)
    this.take(pick(all, (question) => idsOf(question).some((id) => given.has(id)), this.#form))
  }

  /** FORM-37 */
  resetSection(sectionId: string): void {
    const section = indexOf(this.#form).sections.find((each) => each.section_id === sectionId)
    const ids = new Set(section?.questions.map(({ question_id }) => question_id))
    this.take(pick(this.#initial, ({ question_id }) => ids.has(question_id), this.#form))
    // Whatever was typed and is the initial answer all the same: the field may still show it differently.
    for (const id of ids) this.beginAnew(id)
  }

  beginAnew(id: string): void {
    this.#change(id, { round: this.stateOf(id).round + 1 })
  }

  /** The same form in other words, as an editor shows it; what was answered stays where it still can. */
  replaceForm(form: Form): void {
    if (form === this.#form) return
    const before = indexOf(this.#form).byId
    this.#form = withLoadedOptions(form, this.#loaded)
    this.#initial = initialValues(this.#form, this.#saved)
    const kept: Record<string, Answer> = { ...this.#initial }
    for (const { question } of indexOf(this.#form).placed) {
      const id = question.question_id
      if (before.get(id)?.question.input.type === question.input.type) kept[id] = this.answerOf(id)
      const fresh = { ...this.stateOf(id), options: this.#optionsOf(question) }
      this.#states.set(id, fresh)
    }
    this.#adopt(settle(this.#form, kept), [])
    for (const id of this.#states.keys()) this.#tell(id)
  }

  /** FORM-07. What was answered before is known only now that there is something to choose from. */
  gotOptions(id: string, options: readonly FormOption[]): void {
    this.#loaded.set(id, options)
    this.#form = withLoadedOptions(this.#form, this.#loaded)
    this.#initial = initialValues(this.#form, this.#saved)
    this.#change(id, { options, loading: null })
    if (isEmpty(this.answerOf(id))) this.take({ [id]: this.#initial[id] ?? null })
  }

  setLoading(id: string, loading: QuestionState['loading']): void {
    this.#change(id, { loading })
  }

  /** `typed` are questions whose fields show the new answer already. */
  #adopt(next: Settled, typed: readonly string[]): string[] {
    const before = this.#settled
    const hadCountry = chosenCountry(this.#form, before.values)
    this.#settled = next
    const folded = foldedIn(this.#form, next)
    const said: string[] = []
    const begun: string[] = []
    for (const { question } of indexOf(this.#form).placed) {
      const id = question.question_id
      const isDisabled = next.disabled.has(id)
      const wasDisabled = before.disabled.has(id)
      const isNewAnswer = !isSameAnswer(before.values[id] ?? null, next.values[id] ?? null)
      const isOtherCountry =
        isCountyQuestion(question) && chosenCountry(this.#form, next.values) !== hadCountry
      const mustBegin = isOtherCountry || isDisabled !== wasDisabled || (isNewAnswer && !typed.includes(id))
      const isCleared = isOtherCountry && isNewAnswer && isEmpty(next.values[id] ?? null)
      const { fold, round, options, note } = this.stateOf(id)
      const wasFolded = fold === 'folded'
      // Whoever empties a field is still in it.
      const isFolded = folded.has(id) && (wasFolded || isDisabled || !typed.includes(id))
      const hasMoved = isFolded !== wasFolded
      // Of what waits for another answer nobody can say that it no longer applies.
      if (hasMoved && isFolded === isDisabled) said.push(SAYS[isFolded ? 'closed' : 'opened'](question.label))
      else if (isCleared) said.push(SAYS.countyCleared(question.label))
      else if (isOtherCountry) said.push(SAYS.countyList(question.label))
      if (mustBegin || hasMoved) begun.push(id)
      const isForgotten = note !== null && isNewAnswer && !isCleared
      if (!mustBegin && !hasMoved && !isForgotten) continue
      this.#change(id, {
        isDisabled,
        fold: !hasMoved ? fold : isFolded ? 'folded' : 'opened',
        round: mustBegin ? round + 1 : round,
        options: isOtherCountry ? this.#optionsOf(question) : options,
        note:
          isCleared && !isDisabled
            ? SAYS.countyCleared(question.label)
            : mustBegin || isForgotten
              ? null
              : note,
      })
    }
    if (said.length > 0) this.#say(said.join('. '))
    return begun
  }

  #optionsOf(question: FormQuestion): readonly FormOption[] {
    return optionsOf(this.#form, question, this.#settled.values)
  }

  #change(id: string, change: Partial<QuestionState>): void {
    this.#states.set(id, { ...this.stateOf(id), ...change })
    this.#tell(id)
  }

  #tell(id: string): void {
    for (const listener of this.#listeners.get(id) ?? []) listener()
  }
}

const UNKNOWN: QuestionState = {
  isDisabled: false,
  fold: 'open',
  round: 0,
  options: [],
  loading: null,
  note: null,
}

/** What does not apply, and what waits for the answer that decides; a county stays beside its country. */
function foldedIn(form: Form, settled: Settled): ReadonlySet<string> {
  const { byId } = indexOf(form)
  const hasCondition = (id: string) => (byId.get(id)?.question.input.condition.length ?? 0) > 0
  return new Set([...settled.disabled, ...[...waitingIn(form, settled)].filter(hasCondition)])
}

const idsOf = (question: Pick<FormQuestion, 'question_id' | 'default_question_id'>): string[] => {
  const { question_id, default_question_id } = question
  return default_question_id === null ? [question_id] : [question_id, `default ${default_question_id}`]
}

function pick(values: Values, isWanted: (question: FormQuestion) => boolean, form: Form): Values {
  return Object.fromEntries(
    indexOf(form).placed.flatMap(({ question }) =>
      isWanted(question) ? [[question.question_id, values[question.question_id] ?? null]] : [],
    ),
  )
}

export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one === other ||
  (isEmpty(one) && isEmpty(other)) ||
  (Array.isArray(one) && Array.isArray(other) && isSameList(one, other))

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])
