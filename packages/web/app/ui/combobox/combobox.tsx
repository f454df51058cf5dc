import { lazy, Suspense, useState } from 'react'
import { Field, type FieldText, splitText } from '../field/field.tsx'
import { type Option, SelectBox } from '../field/select.tsx'

const ComboboxBox = lazy(() => import('./combobox-box.tsx'))

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
  function choose(value: string) {
    setChosen(value)
    onChoose?.(value)
  }

  return (
    <Field {...text}>
      {(control) => {
        const plain = (
          <SelectBox
            {...control}
            {...{ name, options, placeholder, disabled }}
            defaultValue={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
            onFocus={() => setBeingUsed(true)}
            onBlur={() => setBeingUsed(false)}
          />
        )
        if (!hasScript || isBeingUsed) return plain
        return (
          <Suspense fallback={plain}>
            <ComboboxBox {...{ control, name, options, disabled }} defaultValue={chosen} onChoose={choose} />
          </Suspense>
        )
      }}
    </Field>
  )
}
