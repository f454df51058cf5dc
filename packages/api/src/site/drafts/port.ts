/** For capabilities whose records are drafted and then published. */
export { type FoundDraft, listRevisions, readDraft, readRevision } from './drafts.queries.ts'
export { discardDraft, restoreRevision } from './go-back.ts'
export type { DraftKind, Subject } from './kind.ts'
export { PREVIEW_PARAMETER, PreviewTokens } from './preview-token.ts'
export { publishDraft, takeBack } from './publish-draft.ts'
export { inWords, saveDraft, type SaveOptions, type Writing } from './save-draft.ts'
export { drafts } from './tables.ts'
