import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceGroup, type GroupText } from './choice-group.tsx'
import styles from './choice.module.css'

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode; isDisabled?: boolean }

type Props = GroupText & {
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  after?: ReactNode
  onChange?: (value: string) => void
}

export function RadioGroup({ name, options, value, defaultValue, onChange, ...group }: Props) {
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.choice, group.error && styles.invalid)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            required={!group.optional}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
          {option.note && <span className={styles.note}>{option.note}</span>}
        </label>
      ))}
    </ChoiceGroup>
  )
}
