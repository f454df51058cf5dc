import { useEffect, useRef } from 'react'
import type { SiteDraft } from '@clubhouse/contract/site/office/site-draft'
import { FONT_NAMES } from '@clubhouse/domain/site/club-site/font-names'
import { mergeSites, type SitePart, withPartOf } from '@clubhouse/domain/site/club-site/merge-sites'
import { ConflictDialog } from '#parts/office/edit/conflict-dialog.tsx'
import { EDIT, PART_NAMES } from '../messages.ts'
import type { SiteEditing } from './use-site-draft.ts'

/** Somebody else saved: what only one of us touched is put together, the rest is shown in both versions. */
export function SiteConflict({ editing }: { editing: SiteEditing }) {
  const { saving, site, shown, draft } = editing
  const { conflict } = shown
  const result = conflict && mergeSites(conflict.base, draft, conflict.theirs.content)
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
  const who = site.state.saved?.by ?? 'Someone'
  return (
    <ConflictDialog<SitePart>
      title={conflict.message.split('. ')[0] ?? conflict.message}
      who={who.split(' ')[0] ?? who}
      differences={result.clashes.map((part) => ({
        field: part,
        title: PART_NAMES[part],
        theirs: wordsOf(conflict.theirs.content, part),
        mine: wordsOf(draft, part),
      }))}
      onMerge={(theirs) => {
        const { content } = conflict.theirs
        saving.adopt(
          conflict.theirs,
          theirs.reduce((one, part) => withPartOf(one, content, part), result.merged),
        )
        editing.say(EDIT.merged)
      }}
      onLater={saving.decideLater}
    />
  )
}

function wordsOf({ theme, menu, banner }: SiteDraft, part: SitePart): string {
  switch (part) {
    case 'colours':
      return Object.values(theme.color).join(', ')
    case 'headings':
      return FONT_NAMES[theme.heading_font]
    case 'menu':
      return menu.map(({ title }) => title).join(', ') || '–'
    case 'banner':
      return [banner.title, banner.short_content].filter(Boolean).join(' · ') || '–'
  }
}
