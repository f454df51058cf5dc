import type { ArticleDraft } from '@clubhouse/contract/site/office/articles'
import { plainTextOf } from '@clubhouse/domain/site/content/article-text'
import { type ClashField, mergeArticles, withFieldOf } from '@clubhouse/domain/site/content/merge-articles'
import { useEffect, useRef } from 'react'
import { ConflictDialog } from '#parts/office/edit/conflict-dialog.tsx'
import { EDIT, FIELD_NAMES } from '../messages.ts'
import type { useArticle } from './use-article.ts'

/** Somebody else saved: what only one of us touched is put together, the rest is shown in both versions. */
export function ArticleConflict({ editing }: { editing: ReturnType<typeof useArticle> }) {
  const { saving, article, shown, draft } = editing
  const { conflict } = shown
  const result = conflict && mergeArticles(conflict.base, draft, conflict.theirs.content)
  const isSettled = useRef(false)
  const hasClashes = (result?.clashes.length ?? 0) > 0

  useEffect(() => {
    if (!conflict || !result || hasClashes || isSettled.current) return
    // Nothing to choose between: both edits stand.
    isSettled.current = true
    saving.adopt(conflict.theirs, result.merged)
    editing.say(EDIT.merged)
  }, [conflict, result, hasClashes, saving, editing])

  if (!conflict || !result || !hasClashes) return null
  const who = article.state.saved?.by ?? 'Someone'
  return (
    <ConflictDialog<ClashField>
      title={conflict.message.split('. ')[0] ?? conflict.message}
      who={who.split(' ')[0] ?? who}
      differences={result.clashes.map((field) => ({
        field,
        title: FIELD_NAMES[field],
        theirs: wordsOf(conflict.theirs.content, field),
        mine: wordsOf(draft, field),
      }))}
      onMerge={(theirs) => {
        const { content } = conflict.theirs
        const chosen = theirs.reduce((one, field) => withFieldOf(one, content, field), result.merged)
        saving.adopt(conflict.theirs, chosen)
        editing.say(EDIT.merged)
      }}
      onLater={saving.decideLater}
    />
  )
}

function wordsOf(draft: ArticleDraft, field: ClashField): string {
  if (field === 'content') return plainTextOf(draft.content)
  if (field === 'image') return draft.image_id ? draft.image_alt || 'A decorative picture' : 'No picture'
  return draft[field] || '–'
}
