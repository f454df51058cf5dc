import type { Editor, EditorEvents } from '@tiptap/core'
import { useEffect, useState } from 'react'
import {
  DEFAULT_TONE,
  type Language,
  LANGUAGES,
  REPHRASE_LIMITS,
  type Tone,
  TONES,
} from '@clubhouse/contract/site/office/article-limits'
import { inkOf } from '@clubhouse/domain/site/content/article-text'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './rephrase-panel.module.css'
import { REPHRASE } from './messages.ts'

export interface RephraseAsk {
  text: string
  tone: Tone
  language: Language
}

/** Null where none came. */
export type Rephrase = (asked: RephraseAsk) => Promise<string | null>

interface Props {
  editor: Editor
  rephrase: Rephrase
  /** The demo's stand-in says that it is one. */
  isStandIn: boolean
  onClose: () => void
}

/** EDITOR-03 to EDITOR-07: other words for what is marked, or for all of it; nothing changes until they are accepted. */
export function RephrasePanel({ editor, rephrase, isStandIn, onClose }: Props) {
  const range = useRange(editor)
  const [tone, setTone] = useState<Tone>(DEFAULT_TONE)
  const [language, setLanguage] = useState<Language>('english')
  const [suggestion, setSuggestion] = useState<string | null>(null)
  /** The text that was sent: other words for it are none for what it became since. */
  const [asked, setAsked] = useState('')
  const [message, setMessage] = useState<string>(REPHRASE.begin)
  const [isWarning, setWarning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { isPart } = range

  async function ask() {
    const text = textOf(editor, range)
    // EDITOR-04: whatever was suggested before is gone.
    setSuggestion(null)
    setWarning(inkOf(text) < REPHRASE_LIMITS.least)
    if (inkOf(text) < REPHRASE_LIMITS.least) return setMessage(REPHRASE.tooShort)
    setBusy(true)
    setAsked(text)
    setMessage(REPHRASE.asking)
    const answer = await rephrase({ text, tone, language })
    setBusy(false)
    setSuggestion(answer)
    setWarning(answer === null)
    setMessage(answer === null ? REPHRASE.failed : '')
  }

  function accept() {
    if (suggestion === null) return
    const { from, to } = range
    if (textOf(editor, range) !== asked) {
      setSuggestion(null)
      setWarning(true)
      return setMessage(REPHRASE.changed)
    }
    const paragraphs = suggestion.split(/\n+/).filter((line) => line.trim())
    const content = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
    const [only] = paragraphs
    const isInline = isPart && paragraphs.length === 1 && only !== undefined && isWithinOne(editor, from, to)
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, isInline ? only : content)
      .run()
    onClose()
  }

  return (
    <section className={styles.panel} aria-label={REPHRASE.title}>
      <div className={styles.head}>
        <strong>
          <Icon name="sparkle" /> {REPHRASE.title}
        </strong>
        {choice(REPHRASE.tone, TONES, tone, setTone)}
        {choice(REPHRASE.language, LANGUAGES, language, setLanguage)}
        <Button size="small" loading={isBusy} keepsFocus onClick={() => void ask()}>
          {REPHRASE.ask}
        </Button>
      </div>
      <div
        className={styles.body}
        role={isWarning ? 'alert' : 'status'}
        data-warning={isWarning || undefined}
      >
        {suggestion === null ? message : suggestion.split(/\n+/).map((line, at) => <p key={at}>{line}</p>)}
      </div>
      <div className={styles.foot}>
        <p>
          {REPHRASE.note(isPart)} {isMoreThanText(editor, range) && REPHRASE.plain}{' '}
          {isStandIn && <em>{REPHRASE.demo}</em>}
        </p>
        <Button onClick={onClose}>{REPHRASE.discard}</Button>
        <Button variant="primary" icon="check" disabled={suggestion === null} onClick={accept}>
          {REPHRASE.accept}
        </Button>
      </div>
    </section>
  )
}

interface Range {
  from: number
  to: number
  isPart: boolean
}

function rangeOf(editor: Editor): Range {
  const { from, to, empty } = editor.state.selection
  return empty ? { from: 0, to: editor.state.doc.content.size, isPart: false } : { from, to, isPart: true }
}

/** What it is about: what was marked when the panel opened, wherever typing has moved it since; else the whole text as it is now. */
function useRange(editor: Editor): Range {
  const [range, setRange] = useState(() => rangeOf(editor))
  useEffect(() => {
    const follow = ({ transaction: { docChanged, mapping, doc } }: EditorEvents['transaction']) => {
      if (!docChanged) return
      setRange(({ from, to, isPart }) =>
        isPart
          ? { from: mapping.map(from, 1), to: mapping.map(to, -1), isPart }
          : { from: 0, to: doc.content.size, isPart },
      )
    }
    editor.on('transaction', follow)
    return () => {
      editor.off('transaction', follow)
    }
  }, [editor])
  return range
}

/** Whether something in it is lost when plain paragraphs take its place. */
function isMoreThanText(editor: Editor, { from, to }: Range): boolean {
  let isMore = false
  editor.state.doc.nodesBetween(from, to, (node) => {
    isMore ||= node.marks.length > 0 || !(node.isText || node.type.name === 'paragraph')
    return !isMore
  })
  return isMore
}

const textOf = (editor: Editor, { from, to }: Range): string =>
  editor.state.doc.textBetween(from, to, '\n').trim()

const isWithinOne = (editor: Editor, from: number, to: number): boolean =>
  editor.state.doc.resolve(from).sameParent(editor.state.doc.resolve(to))

function choice<Value extends string>(
  label: string,
  values: readonly Value[],
  value: Value,
  set: (value: Value) => void,
) {
  return (
    <select aria-label={label} value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}
