import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceGroup, type GroupText } from './choice-group.tsx'
import styles from './choice.module.css'

type Choices = {
  name: string
  options: readonly { value: string; label: ReactNode }[]
  defaultValues?: readonly string[]
}

/** As many as apply. */
export function CheckboxGroup({ name, options, defaultValues, ...group }: GroupText & Choices) {
  const generated = useId()
  const id = group.id ?? generated
  return (
    <ChoiceGroup {...group} id={id}>
      <CheckboxOptions
        id={id}
        name={name}
        options={options}
        defaultValues={defaultValues}
        error={group.error}
      />
    </ChoiceGroup>
  )
}

type OptionsProps = { id: string; error: string | undefined } & Omit<Choices, 'defaultValues'> & {
    defaultValues: readonly string[] | undefined
  }

/** The boxes themselves; `id` is that of the group, whose error they are described by. */
export function CheckboxOptions({ id, name, options, defaultValues = [], error }: OptionsProps) {
  return options.map((option) => (
    <label key={option.value} className={classNames(styles.choice, error && styles.invalid)}>
      <input
        type="checkbox"
        className={styles.input}
        name={name}
        value={option.value}
        defaultChecked={defaultValues.includes(option.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      <span className={styles.text}>{option.label}</span>
    </label>
  ))
}
