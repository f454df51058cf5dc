import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'
import { EDITOR } from './messages.ts'
import type { RichTextProps } from './rich-text-editor.tsx'

const Editor = lazyPart(async () => {
  const { RichTextEditor } = await import('./rich-text-editor.tsx')
  return { default: RichTextEditor }
})

/** The editor is large, and of use only to who runs a script: it comes when the page stands. */
export function RichText(props: RichTextProps) {
  const waiting = <SkeletonLines count={8} label={EDITOR.loading} />
  if (!useHydrated())
    return (
      <>
        {waiting}
        <noscript>{EDITOR.needsScript}</noscript>
      </>
    )
  return <Editor {...props} waiting={waiting} />
}
