import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceGroup, type GroupText } from './choice-group.tsx'
import styles from './choice.module.css'

type Props = GroupText & {
  name: string
  options: readonly { value: string; label: ReactNode }[]
  defaultValues?: readonly string[]
  onChange?: () => void
}

/** As many as apply. */
export function CheckboxGroup({ name, options, defaultValues = [], onChange, ...group }: Props) {
  const generated = useId()
  const id = group.id ?? generated
  return (
    <ChoiceGroup {...group} id={id}>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.choice, group.error && styles.invalid)}>
          <input
            type="checkbox"
            className={styles.input}
            name={name}
            value={option.value}
            defaultChecked={defaultValues.includes(option.value)}
            aria-invalid={group.error ? true : undefined}
            aria-describedby={group.error && `${id}-error`}
            onChange={onChange}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
