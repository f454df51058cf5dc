import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import type { ControlProps } from '../field/field.tsx'
import type { Option } from '../field/select.tsx'
import { setInputValue } from '../field/set-input-value.ts'
import fieldStyles from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from './combobox.module.css'
import { filterOptions } from './filter-options.ts'

type Props = {
  control: ControlProps
  name: string
  options: readonly Option[]
  defaultValue: string
  disabled?: boolean | undefined
  onChoose: (value: string) => void
}

/** The list with its search. The form posts the hidden field; what is typed to search is nobody's answer. */
export default function ComboboxBox(props: Props) {
  const { control, name, options, defaultValue, disabled, onChoose } = props
  const listId = useId()
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? ''
  const hidden = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(defaultValue)
  /** Null while the list is closed; the field then shows what was chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null
  const found = isOpen ? filterOptions(options, typed === labelOf(chosen) ? '' : typed) : []

  function open() {
    if (isOpen || disabled) return
    setTyped(labelOf(chosen))
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => value === chosen),
      ),
    )
  }

  function choose(value: string) {
    setChosen(value)
    setTyped(null)
    if (hidden.current) setInputValue(hidden.current, value)
    onChoose(value)
  }

  /** Leaving takes what was typed in full, keeps what was chosen, or with an empty field chooses nothing. */
  function settle() {
    if (typed === null) return
    const [only] = filterOptions(options, typed).filter(({ label }) => sameWords(label, typed))
    if (typed.trim() === '') choose('')
    else if (only) choose(only.value)
    else setTyped(null)
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = found[active]
      if (option) choose(option.value)
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around has not been asked to close.
      event.stopPropagation()
      setTyped(null)
    }
  }

  return (
    <div className={classNames(fieldStyles.wrap, styles.combobox)}>
      <input ref={hidden} type="hidden" name={name} defaultValue={defaultValue} disabled={disabled} />
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={COMBOBOX.placeholder}
        className={classNames(fieldStyles.control, styles.input)}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        disabled={disabled}
        value={typed ?? labelOf(chosen)}
        onClick={open}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={press}
        onBlur={settle}
      />
      <Icon name="chevron-down" className={fieldStyles.chevron} />
      {isOpen && <Found listId={listId} found={found} active={active} chosen={chosen} choose={choose} />}
      <span className="visually-hidden" role="status">
        {isOpen && COMBOBOX.found(found.length)}
      </span>
    </div>
  )
}

type FoundProps = {
  listId: string
  found: readonly Option[]
  active: number
  chosen: string
  choose: (value: string) => void
}

function Found({ listId, found, active, chosen, choose }: FoundProps) {
  if (found.length === 0) {
    return (
      <p id={listId} className={classNames(styles.list, styles.none)}>
        {COMBOBOX.none}
      </p>
    )
  }
  return (
    <div id={listId} className={styles.list} role="listbox" aria-label={COMBOBOX.list}>
      {found.map((option, at) => (
        // The field keeps the focus, so the keys are heard there.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={`${listId}-${at}`}
          role="option"
          aria-selected={option.value === chosen}
          className={styles.option}
          data-active={at === active || undefined}
          tabIndex={-1}
          ref={at === active ? scrollToIt : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option.value)}
        >
          {option.label}
          {option.value === chosen && <Icon name="check" />}
        </div>
      ))}
    </div>
  )
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

function scrollToIt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

export const COMBOBOX = {
  placeholder: 'Type to search',
  list: 'Options',
  none: 'Nothing found. Try fewer letters',
  found: (count: number) => (count === 1 ? '1 option' : `${count} options`),
} as const
