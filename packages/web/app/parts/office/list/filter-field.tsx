import { useId } from 'react'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { SelectBox } from '../../../ui/field/select.tsx'
import styles from './list-tools.module.css'
import { LIST } from './messages.ts'
import type { ListFilter } from './list-page.ts'

/** Left empty it filters nothing. */
export function FilterField({ filter: { name, label, kind } }: { filter: ListFilter }) {
  const id = useId()
  if (kind === 'day') return <DateField calendar label={label} name={name} mayBeEmpty />
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {kind === 'text' ? (
        <input id={id} className={styles.input} type="text" name={name} maxLength={200} />
      ) : (
        <SelectBox id={id} name={name} placeholder={LIST.any} options={kind} />
      )}
    </div>
  )
}
