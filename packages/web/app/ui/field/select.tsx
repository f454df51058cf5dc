import type { ComponentProps } from 'react'
import { inGroups } from '@clubhouse/domain/web/in-groups'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Field, type FieldText, splitText } from './field.tsx'
import styles from './field.module.css'

export type Option = {
  value: string
  label: string
  isDisabled?: boolean
  /** What it belongs to; options of one group stand together. */
  group?: string
}

type BoxProps = {
  options: readonly Option[]
  /** Stands first and chooses nothing. */
  placeholder?: string
} & Omit<ComponentProps<'select'>, 'children'>

type Props = FieldText & Omit<BoxProps, 'id' | 'required'>

export function Select(props: Props) {
  const [text, select] = splitText(props)
  return <Field {...text}>{(control) => <SelectBox {...select} {...control} />}</Field>
}

/** The list itself, for whoever has a field around it already. */
export function SelectBox({ options, placeholder, className, ...select }: BoxProps) {
  return (
    <div className={styles.wrap}>
      <select {...select} className={classNames(styles.control, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {[...inGroups(options, ({ group }) => group)].map(([group, members]) =>
          group === undefined ? (
            <Options key="" options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </div>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  ))
}
