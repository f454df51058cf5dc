import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './file-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }

/** A file of somebody's own: the browser's field, in the house's dress. */
export const FileField = ({ label, hint, className, ...input }: Props) => (
  <label className={classNames(styles.file, className)}>
    <span>{label}</span>
    <input type="file" {...input} />
    {hint && <small>{hint}</small>}
  </label>
)
