import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { useModal } from '../../../../ui/dialog/use-modal.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { type Hit, type HitGroup, hitsFor } from '../hits.ts'
import type { OfficeMenuEntry } from '../navigation.ts'
import { searchHint } from '../search-hint.ts'
import { HitRow } from './hit-row.tsx'
import { PALETTE } from './messages.ts'
import styles from './palette.module.css'
import { useFinds } from './use-finds.ts'

interface Props {
  entries: readonly OfficeMenuEntry[]
  onClose: () => void
}

const idsIn = (groups: readonly HitGroup[]) => groups.flatMap(({ hits }) => hits.map(({ id }) => id))

/** ⌘K: entries, people, what was written, and what can be begun, by a few letters. */
export default function Palette({ entries, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, onClose)
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const { finds, state } = useFinds(words)
  const navigate = useNavigate()
  const submit = useSubmit()
  const id = useId()
  const groups = hitsFor(words, entries, finds)
  const choices = groups.flatMap(({ hits }) => hits).filter(({ to }) => to !== null)
  const current = choices[Math.min(active, choices.length - 1)]
  const isAsking = state === 'asking'
  // What is known here was found by these words; what the server found, by those before.
  const isOld =
    isAsking && current !== undefined && !idsIn(hitsFor(words, entries, null)).includes(current.id)
  const [isWaiting, setWaiting] = useState(false)

  function choose({ to, fields }: Hit) {
    if (to === null) return
    onClose()
    if (fields) void submit(fields, { method: 'post', action: to })
    else void navigate(to)
  }

  // Enter means what these words find, not what is still there from the words before.
  const chooseCurrent = useEffectEvent(() => {
    if (current) choose(current)
  })
  useEffect(() => {
    if (isWaiting && !isAsking) chooseCurrent()
  }, [isWaiting, isAsking])

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const at = current ? choices.indexOf(current) : 0
      setActive((at + step + choices.length) % Math.max(1, choices.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOld) setWaiting(true)
      else if (current) choose(current)
    }
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    // The mouse handler is a comfort: Esc and its button do the same by keyboard.
    <dialog {...modal} className={styles.palette} aria-label={PALETTE.title} onMouseDown={closeOnBackdrop}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="text"
          className={styles.input}
          role="combobox"
          aria-label={PALETTE.search}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          placeholder={searchHint(entries)}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          data-autofocus=""
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setActive(0)
            setWaiting(false)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={onClose} aria-label={PALETTE.close}>
          {PALETTE.escape}
        </button>
      </div>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={PALETTE.found}>
        {groups.map(({ title, hits }, at) => (
          <div key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} className={styles.group}>
              {title}
            </p>
            {hits.map((hit) => (
              <HitRow
                key={hit.id}
                id={`${id}-${hit.id}`}
                hit={hit}
                isActive={hit === current}
                onChoose={() => choose(hit)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {state === 'failed' ? PALETTE.failed : groups.length === 0 && PALETTE.none(state === 'asking')}
      </p>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {PALETTE.choose}
        </span>
        <span>
          <kbd>↵</kbd> {PALETTE.open}
        </span>
        <span>
          <kbd>g</kbd> {PALETTE.go}
        </span>
      </p>
    </dialog>
  )
}
