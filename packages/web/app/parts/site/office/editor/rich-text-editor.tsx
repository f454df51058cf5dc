import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { ARTICLE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { textLengthOf } from '@clubhouse/domain/site/content/article-text'
import { formatNumber } from '@clubhouse/domain/format'
import styles from './editor.module.css'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { EDITOR } from './messages.ts'
import { PictureDialog } from './picture-dialog.tsx'
import type { PictureAttributes } from './picture-node.ts'
import { type Rephrase, RephrasePanel } from './rephrase-panel.tsx'
import { useRichText } from './use-rich-text.ts'

export interface RichTextProps {
  html: string
  onChange: (html: string) => void
  /** Null where no text service is set up: then there is no button. */
  rephrase: { ask: Rephrase; isStandIn: boolean } | null
  error?: string | null | undefined
  /** Words that stand for something else, such as a name that is filled in later: put where the cursor stands. */
  inserts?: { label: string; choices: readonly { label: string; text: string }[] }
}

/** EDITOR-01: a text with headings, lists, links, tables and pictures. Loaded only where something is written. */
export function RichTextEditor({ html, onChange, rephrase, error, inserts }: RichTextProps) {
  const id = useId()
  const { place, editor } = useRichText({ html, label: EDITOR.label, describedBy: id, onChange })
  const [open, setOpen] = useState<'link' | 'picture' | 'rephrase' | null>(null)
  const close = () => setOpen(null)
  const length = textLengthOf(html)
  const over = length - ARTICLE_LIMITS.text
  const picture = editor?.isActive('picture') ? (editor.getAttributes('picture') as PictureAttributes) : null

  return (
    <div className={styles.editor} data-invalid={over > 0 || Boolean(error) || undefined}>
      {editor && (
        <EditorToolbar
          editor={editor}
          onLink={() => setOpen('link')}
          onPicture={() => setOpen('picture')}
          onRephrase={rephrase && (() => setOpen('rephrase'))}
        />
      )}
      {editor && inserts && (
        <div className={styles.inserts} role="group" aria-label={inserts.label}>
          <span aria-hidden="true">{inserts.label}</span>
          {inserts.choices.map(({ label, text }) => (
            <button
              key={text}
              type="button"
              className={styles.insert}
              onClick={() => editor.chain().focus().insertContent(text).run()}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {editor && open === 'rephrase' && rephrase && (
        <RephrasePanel
          editor={editor}
          rephrase={rephrase.ask}
          isStandIn={rephrase.isStandIn}
          onClose={close}
        />
      )}
      <div ref={place} className={styles.text} />
      <p id={id} className={styles.counter} data-over={over > 0 || undefined}>
        {EDITOR.counter(formatNumber(length), formatNumber(ARTICLE_LIMITS.text))}
        {over > 0 && <strong> {EDITOR.over(formatNumber(over))}</strong>}
      </p>
      {/* Outside of whatever form the text stands in: Enter in a dialog is the dialog's. */}
      {editor &&
        open === 'link' &&
        createPortal(<LinkDialog editor={editor} onClose={close} />, document.body)}
      {editor &&
        open === 'picture' &&
        createPortal(
          <PictureDialog
            before={
              picture && {
                src: picture.src,
                alt: picture.alt ?? '',
                isDecorative: picture.alt === '',
                caption: picture.caption,
              }
            }
            hasCaption
            onClose={close}
            onRemove={
              picture
                ? () => {
                    close()
                    editor.chain().focus().deleteSelection().run()
                  }
                : undefined
            }
            onDone={({ src, alt, caption, uploaded }) => {
              const size = uploaded
                ? { width: String(uploaded.width), height: String(uploaded.height) }
                : picture && { width: picture.width, height: picture.height }
              const isPlaced = editor
                .chain()
                .focus()
                .setPicture({ src, alt, caption, ...size })
                .run()
              if (isPlaced) close()
              return isPlaced
            }}
          />,
          document.body,
        )}
    </div>
  )
}
