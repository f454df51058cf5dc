import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormKind, FormSection } from '@clubhouse/contract/people/forms'
import { inSequence } from '@clubhouse/domain/people/forms/templates'
import { type DraftAction, editDraft, type FormDraft, runOf } from './edit-draft.ts'

/** Undo goes back so many steps. */
const REMEMBERED = 200

export interface EditorState {
  readonly kind: FormKind
  /** The version that is being edited: a save names it. */
  readonly version: number
  /** As it was saved last. */
  readonly saved: FormDraft
  /** As it stands in the editor. It is a form to the engine, so the preview and the checks can read it. */
  readonly draft: FormDraft
  readonly past: readonly FormDraft[]
  readonly future: readonly FormDraft[]
  /** What is being typed into: all of it is one step to undo. */
  readonly run: string | null
}

export type EditorAction =
  | DraftAction
  | { type: 'undo' }
  | { type: 'redo' }
  /** Begins again with what is saved; what was changed is given up. */
  | { type: 'open'; form: SavedForm }
  /** What was changed stays, over what somebody else saved meanwhile. */
  | { type: 'rebase'; form: SavedForm; draft?: FormDraft }
  /** A save was answered; what was typed after it was sent stays. */
  | { type: 'saved'; form: SavedForm; sent: FormDraft }

export function editorOf(form: SavedForm): EditorState {
  const draft = draftOf(form)
  const { kind, version } = form
  return { kind, version, saved: draft, draft, past: [], future: [], run: null }
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (action.type === 'undo') return undone(state)
  if (action.type === 'redo') return redone(state)
  if (action.type === 'open') return editorOf(action.form)
  if (action.type === 'rebase') {
    const { version, saved } = editorOf(action.form)
    return { ...state, version, saved, draft: action.draft ?? state.draft, run: null }
  }
  if (action.type === 'saved') {
    const after = editorOf(action.form)
    return state.draft === action.sent ? after : { ...after, draft: state.draft, past: [after.draft] }
  }
  return changed(state, action)
}

export const canUndo = (state: EditorState): boolean => state.past.length > 0
export const canRedo = (state: EditorState): boolean => state.future.length > 0

/** FORMED-08: whether there is something to lose. What was changed and changed back is not. */
export function isChanged({ saved, draft }: EditorState): boolean {
  return saved !== draft && JSON.stringify(asSent(saved)) !== JSON.stringify(asSent(draft))
}

/** What a save sends. A question that came and went between two saves never was. */
export const sectionsToSave = ({ draft }: EditorState): FormSection[] => asSent(draft).sections

const asSent = ({ name, sections }: FormDraft): FormDraft & { sections: FormSection[] } => ({
  name: name.trim(),
  sections: inSequence(
    sections.map((section) => ({
      ...section,
      questions: section.questions.filter((question) => !(question.newAdded && question.should_delete)),
    })),
  ),
})

/** FORM-01: the order is that of the list from here on; the numbers follow when it is saved. */
function draftOf({ name, sections }: SavedForm): FormDraft {
  const inOrder = sections.toSorted(bySequence).map((section) => ({
    ...section,
    questions: section.questions.toSorted(bySequence),
  }))
  return { name, sections: inSequence(inOrder) }
}

const bySequence = (one: { sequence: number }, other: { sequence: number }): number =>
  one.sequence - other.sequence

function changed(state: EditorState, action: DraftAction): EditorState {
  const { draft, past } = state
  const run = runOf(action)
  const before = past.at(-1)
  // Typing goes on from where it began: what was half typed has left no trace, say in a condition on an option.
  const isSameRun = run !== null && run === state.run && before !== undefined
  const from = isSameRun ? before : draft
  const next = editDraft(state.kind, from, action)
  if (next === draft || (next === from && !isSameRun)) return state
  return {
    ...state,
    draft: next,
    past: isSameRun ? past : [...past, draft].slice(-REMEMBERED),
    future: [],
    run,
  }
}

function undone(state: EditorState): EditorState {
  const before = state.past.at(-1)
  if (before === undefined) return state
  return {
    ...state,
    draft: before,
    past: state.past.slice(0, -1),
    future: [state.draft, ...state.future],
    run: null,
  }
}

function redone(state: EditorState): EditorState {
  const [next, ...future] = state.future
  if (next === undefined) return state
  return { ...state, draft: next, past: [...state.past, state.draft], future, run: null }
}
