import { useEffect, useState } from 'react'
import { Field, type FieldText, splitText } from '../field/field.tsx'
import { type Option, SelectBox } from '../field/select.tsx'
import type ComboboxBox from './combobox-box.tsx'

type Box = typeof ComboboxBox

/** Once it has come, the next list begins with it. */
let arrived: Box | null = null

type Props = FieldText & {
  name: string
  options: readonly Option[]
  defaultValue: string
  /** Of the plain list, which stands here without a script and until the search has arrived. */
  placeholder: string
  disabled?: boolean | undefined
  onChoose?: (value: string) => void
  /** Whether React has taken the page over. */
  hasScript: boolean
}

/** A list that is too long to look through: with a search, and without a script a plain list. */
export function Combobox(props: Props) {
  const [text, { name, options, defaultValue, placeholder, disabled, hasScript, onChoose }] = splitText(props)
  /** What was chosen in the plain list stays when the search takes its place. */
  const [chosen, setChosen] = useState(defaultValue)
  const [isBeingUsed, setBeingUsed] = useState(false)
  const Search = useBox(hasScript)
  function choose(value: string) {
    setChosen(value)
    onChoose?.(value)
  }

  return (
    <Field {...text}>
      {(control) => {
        // The same element until it is left: whoever is in it when the search comes would lose their place.
        if (!hasScript || !Search || isBeingUsed) {
          return (
            <SelectBox
              {...control}
              name={name}
              options={options}
              placeholder={placeholder}
              disabled={disabled}
              defaultValue={chosen}
              onChange={(event) => choose(event.currentTarget.value)}
              onFocus={() => setBeingUsed(true)}
              onBlur={() => setBeingUsed(false)}
            />
          )
        }
        return (
          <Search
            control={control}
            name={name}
            options={options}
            disabled={disabled}
            defaultValue={chosen}
            onChoose={choose}
          />
        )
      }}
    </Field>
  )
}

/** The search, which comes when it is first needed; where it does not come the plain list stays. */
function useBox(isNeeded: boolean): Box | null {
  const [box, setBox] = useState<Box | null>(() => arrived)
  useEffect(() => {
    if (!isNeeded || box) return
    let isOver = false
    async function fetchBox() {
      const { default: fetched } = await import('./combobox-box.tsx')
      arrived = fetched
      if (!isOver) setBox(() => fetched)
    }
    fetchBox().catch(() => {})
    return () => {
      isOver = true
    }
  }, [isNeeded, box])
  return box
}
