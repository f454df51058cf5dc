import { useState, type FormEvent } from 'react'
import { CheckboxGroup, CheckboxOptions } from '#ui/field/checkbox-group.tsx'
import { ChoiceGroup } from '#ui/field/choice-group.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { FORM } from '../messages.ts'
import { type ControlProps, textOf } from './control-props.ts'
import styles from './controls.module.css'

const listOf = ({ answer }: ControlProps): string[] => (Array.isArray(answer) ? answer : [])

export function CheckboxesControl(props: ControlProps) {
  const { name, options, isDisabled } = props
  return (
    <CheckboxGroup
      {...textOf(props)}
      name={name}
      options={options}
      isDisabled={isDisabled}
      defaultValues={listOf(props)}
    />
  )
}

/** Several from a list that is folded away; it opens without a script too, and says what was chosen. */
export function ManyDropdown(props: ControlProps) {
  const { name, options, isDisabled, id } = props
  const text = textOf(props)
  const [chosen, setChosen] = useState(listOf(props))
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)

  function count({ currentTarget: list }: FormEvent<HTMLElement>) {
    const ticked = list.querySelectorAll<HTMLInputElement>('input:checked')
    setChosen([...ticked].map(({ value }) => value))
  }

  return (
    <ChoiceGroup {...text} isDisabled={isDisabled}>
      <details className={styles.many} open={text.error !== undefined || undefined} onInput={count}>
        <summary className={styles.manySummary}>
          <span>{labels.join(', ') || FORM.chooseMany}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.manyOptions}>
          <CheckboxOptions id={id} name={name} options={options} defaultValues={chosen} error={text.error} />
        </div>
      </details>
    </ChoiceGroup>
  )
}
