/** What can be done to a form from the list. */
const INTENTS = ['copy', 'away', 'back', 'delete'] as const
export type Intent = (typeof INTENTS)[number]

/** What was done last. It stands in the address, so that the list can speak of it without a script too. */
export interface FormDone {
  intent: Intent
  /** The form that is there now; of a copy, the copy. */
  formId: string
  /** What was copied. */
  of: string | null
}

export const intentIn = (word: string | null): Intent | null => INTENTS.find((each) => each === word) ?? null

export function doneIn(search: URLSearchParams): FormDone | null {
  const intent = intentIn(search.get('done'))
  return intent && { intent, formId: search.get('form') ?? '', of: search.get('of') }
}

/** What else an address may say of the list; it stays as it was when something is done to a form. */
const OF_THE_LIST = ['show', 'filter', 'sort', 'sort_direction', 'page', 'per_page']

export function doneAddress({ intent, formId, of }: FormDone, before = new URLSearchParams()): string {
  // What was brought back is looked for among those in use.
  const kept = [...before].filter(
    ([name]) => OF_THE_LIST.includes(name) && !(intent === 'back' && name === 'show'),
  )
  const search = new URLSearchParams([...kept, ['done', intent], ['form', formId]])
  if (of !== null) search.set('of', of)
  return `/forms?${search.toString()}`
}

/** A copy stands below what it was made from: nothing moves under the pointer that pressed the button. */
export function withCopyBelow<T extends { form_id: string }>(
  forms: readonly T[],
  done: FormDone | null,
): readonly T[] {
  const copy = forms.find(({ form_id }) => done?.intent === 'copy' && form_id === done.formId)
  const others = forms.filter((form) => form !== copy)
  const at = others.findIndex(({ form_id }) => form_id === done?.of)
  return copy && at >= 0 ? others.toSpliced(at + 1, 0, copy) : forms
}

/** Where the focus can be sent. */
export const cardLinkId = (formId: string): string => `form-${formId}`
export const UNDO_ID = 'undo-put-away'
