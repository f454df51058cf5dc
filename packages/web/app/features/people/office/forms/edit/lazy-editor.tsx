import type { Dispatch } from 'react'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'
import type { Look } from '#parts/people/form-editor/form-editor.tsx'
import type { EditorAction, EditorState } from '#parts/people/form-editor/editor-state.ts'
import { EDIT } from '../messages.ts'

const FormEditor = lazyPart(async () => {
  const { FormEditor: Editor } = await import('#parts/people/form-editor/form-editor.tsx')
  return { default: Editor }
})

interface Props {
  formId: string
  state: EditorState
  dispatch: Dispatch<EditorAction>
  problems: readonly FormProblem[]
  today: string
  onLook: (look: Look) => void
}

/** The editor is large, and of use only to who runs a script: it comes when the page stands. */
export function LazyEditor({ formId, ...editor }: Props) {
  if (!useHydrated()) {
    return (
      <>
        <SkeletonLines count={8} label={EDIT.loading} />
        <noscript>
          <EmptyState
            icon="info"
            action={
              <ButtonLink to={`/forms/${formId}/history/${editor.state.version}`}>{EDIT.look}</ButtonLink>
            }
          >
            {EDIT.needsScript}
          </EmptyState>
        </noscript>
      </>
    )
  }
  return <FormEditor {...editor} waiting={<SkeletonLines count={8} label={EDIT.loading} />} />
}
