import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { isSafeLink } from './extensions.ts'
import { LINK } from './messages.ts'

const FORM_ID = 'editor-link'

/** Where the marked words lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [error, setError] = useState<string | null>(null)

  function set(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The text may stand in a form of its own, which this does not send.
    event.stopPropagation()
    const given = new FormData(event.currentTarget).get('href')
    const typed = typeof given === 'string' ? given.trim() : ''
    // What looks like an address of the web is one.
    const href = /^[\w-]+(\.[\w-]+)+/.test(typed) ? `https://${typed}` : typed
    if (!isSafeLink(href)) return setError(LINK.wrong)
    onClose()
    const at = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      at.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else at.setLink({ href }).run()
  }

  return (
    <Dialog
      title={LINK.title}
      size="compact"
      onClose={onClose}
      footer={
        <>
          {before && (
            <Button
              onClick={() => {
                onClose()
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
              }}
            >
              {LINK.remove}
            </Button>
          )}
          <Button variant="primary" type="submit" form={FORM_ID}>
            {LINK.set}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={set} noValidate>
        <TextField
          label={LINK.address}
          name="href"
          hint={LINK.hint}
          defaultValue={before}
          error={error ?? undefined}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
