import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './editor.module.css'
import { EDITOR } from './messages.ts'
import { useEditorState } from './use-rich-text.ts'

interface Props {
  editor: Editor
  onLink: () => void
  onPicture: () => void
  /** Null where no text service is set up. */
  onRephrase: (() => void) | null
}

/** What is on where the cursor stands, as words: a string can be compared. */
const stateOf = (editor: Editor): string =>
  [
    ...['bold', 'italic', 'link', 'bulletList', 'orderedList', 'blockquote', 'table', 'picture'].filter(
      (name) => editor.isActive(name),
    ),
    ...[2, 3, 4].filter((level) => editor.isActive('heading', { level })).map((level) => `h${level}`),
    ...(editor.can().undo() ? ['undo'] : []),
    ...(editor.can().redo() ? ['redo'] : []),
  ].join(' ')

/** Stays above the text; every button says what it is and whether it is on. */
export function EditorToolbar({ editor, onLink, onPicture, onRephrase }: Props) {
  const state = useEditorState(editor, stateOf).split(' ')
  const is = (name: string) => state.includes(name)
  const chain = () => editor.chain().focus()
  const style = ['h2', 'h3', 'h4'].find(is) ?? 'p'

  function setStyle(value: string) {
    if (value === 'p') chain().setParagraph().run()
    else
      chain()
        .setHeading({ level: Number(value.slice(1)) as 2 | 3 | 4 })
        .run()
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={EDITOR.toolbar}>
      {onRephrase && (
        <button type="button" className={styles.rephrase} onClick={onRephrase}>
          <Icon name="sparkle" />
          {EDITOR.rephrase}
        </button>
      )}
      <select
        className={styles.style}
        aria-label={EDITOR.style}
        value={style}
        onChange={(event) => setStyle(event.currentTarget.value)}
      >
        <option value="p">{EDITOR.paragraph}</option>
        <option value="h2">{EDITOR.heading}</option>
        <option value="h3">{EDITOR.subheading}</option>
        <option value="h4">{EDITOR.smallHeading}</option>
      </select>
      {tool('bold', EDITOR.bold, is('bold'), () => chain().toggleBold().run())}
      {tool('italic', EDITOR.italic, is('italic'), () => chain().toggleItalic().run())}
      {tool('link', EDITOR.link, is('link'), onLink)}
      {tool('list', EDITOR.list, is('bulletList'), () => chain().toggleBulletList().run())}
      {tool('numbered', EDITOR.numbered, is('orderedList'), () => chain().toggleOrderedList().run())}
      {tool('quote', EDITOR.quote, is('blockquote'), () => chain().toggleBlockquote().run())}
      {tool('table', EDITOR.table, is('table'), () =>
        chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      )}
      {tool('picture', is('picture') ? EDITOR.altText : EDITOR.picture, is('picture'), onPicture)}
      {tool('undo', EDITOR.undo, undefined, () => chain().undo().run(), !is('undo'))}
      {tool('redo', EDITOR.redo, undefined, () => chain().redo().run(), !is('redo'))}
      {is('table') && (
        <span className={styles.tableTools} role="group" aria-label={EDITOR.table}>
          {words(EDITOR.addRow, () => chain().addRowAfter().run())}
          {words(EDITOR.addColumn, () => chain().addColumnAfter().run())}
          {words(EDITOR.removeRow, () => chain().deleteRow().run())}
          {words(EDITOR.removeColumn, () => chain().deleteColumn().run())}
          {words(EDITOR.removeTable, () => chain().deleteTable().run())}
        </span>
      )}
    </div>
  )
}

function tool(
  icon: IconName,
  label: string,
  isOn: boolean | undefined,
  act: () => void,
  isOff = false,
): ReactNode {
  return (
    <button
      key={icon}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : act}
    >
      <Icon name={icon} />
    </button>
  )
}

const words = (label: string, act: () => void): ReactNode => (
  <button key={label} type="button" className={styles.word} onClick={act}>
    {label}
  </button>
)
