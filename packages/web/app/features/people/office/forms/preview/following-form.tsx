import type { ComponentProps, RefObject } from 'react'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import type { Look } from '#parts/people/form-editor/form-editor.tsx'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'
import type { ClubLook } from '#parts/office/club-look.ts'
import type { EditView } from '../edit/edit-toolbar.tsx'
import { usePreviewFollows } from './use-preview-follows.ts'

type Props = ComponentProps<typeof DynamicForm> & {
  idPrefix: string
  frame: RefObject<HTMLElement | null>
  look: Look
  view: EditView
  shown: FormDraft
  /** Counts how often the form has changed; each time it is drawn anew. */
  round: number
  clubLook: ClubLook
}

/** A club's form that follows what is being edited; it may come after a section was opened. */
export default function FollowingForm({ frame, look, view, shown, round, clubLook, ...form }: Props) {
  usePreviewFollows(frame, form.idPrefix, look, view, shown)
  return (
    <div data-font={clubLook.font} style={clubLook.colours}>
      <DynamicForm key={round} {...form} />
    </div>
  )
}
