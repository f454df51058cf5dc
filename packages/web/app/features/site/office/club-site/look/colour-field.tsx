import { useState } from 'react'
import { isHexColour } from '@clubhouse/domain/site/theme/contrast'
import { TextField } from '#ui/field/text-field.tsx'
import { LOOK } from '../messages.ts'
import styles from './look.module.css'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A colour picked or typed. What is typed stays with whoever types until it is a colour. */
export function ColourField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const shown = typed ?? value.toUpperCase()
  const isWrong = typed !== null && isLeft && wholeColour(typed) === null
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={LOOK.pick(label)}
        value={value.toLowerCase()}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <TextField
        label={label}
        value={shown}
        error={isWrong ? LOOK.noColour : undefined}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setLeft(true)
          if (typed !== null && wholeColour(typed) !== null) setTyped(null)
        }}
      />
    </div>
  )

  function take(colour: string) {
    setTyped(null)
    onChange(colour)
  }

  function type(text: string) {
    setTyped(text)
    setLeft(false)
    const colour = wholeColour(text)
    if (colour !== null && colour !== value.toLowerCase()) onChange(colour)
  }
}

/** With or without the #, in small letters; null for what is no colour yet. */
function wholeColour(text: string): string | null {
  const colour = `#${text.trim().replace(/^#/, '').toLowerCase()}`
  return isHexColour(colour) ? colour : null
}
