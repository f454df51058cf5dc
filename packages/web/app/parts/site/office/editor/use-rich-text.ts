import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cleanPasted } from './clean-paste.ts'
import { EXTENSIONS } from './extensions.ts'

interface Options {
  html: string
  label: string
  describedBy: string
  onChange: (html: string) => void
}

/** The editor itself, on an element of the page; React draws what stands around it. */
export function useRichText({ html, label, describedBy, onChange }: Options) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const told = useRef(onChange)
  useEffect(() => {
    told.current = onChange
  }, [onChange])
  const first = useRef(html)
  /** What the editor said last: only what comes from elsewhere is put into it. */
  const said = useRef(html)

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content: first.current,
      // Our policy takes no styles that are not ours.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: cleanPasted,
        attributes: {
          class: 'prose',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-describedby': describedBy,
        },
      },
      onUpdate: ({ editor: now }) => {
        said.current = now.isEmpty ? '' : now.getHTML()
        told.current(said.current)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [label, describedBy])

  useEffect(() => {
    if (!editor || html === said.current) return
    said.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  return { place, editor }
}

/** Draws anew with every step of the editor, and only what asks for it. */
export function useEditorState<State extends string>(editor: Editor, read: (editor: Editor) => State): State {
  return useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    () => read(editor),
    () => read(editor),
  )
}
