import { useId, type ComponentProps } from 'react'
import { TABLE_SEARCH } from '@clubhouse/domain/web/list-state'
import { Icon } from '../icon/icon.tsx'
import { useDebounced } from '../use-debounced.ts'
import styles from './search-field.module.css'

type Props = {
  label: string
  /** Told the words once typing pauses; nothing when the field is cleared, silence below the shortest query. */
  onSearch: (query: string) => void
  debounceMs?: number
  minLength?: number
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange' | 'minLength'>

export function SearchField(props: Props) {
  const {
    label,
    onSearch,
    debounceMs = TABLE_SEARCH.debounceMs,
    minLength = TABLE_SEARCH.minLength,
    ...input
  } = props
  const id = useId()
  const search = useDebounced((typed: string) => {
    const query = typed.trim()
    if (query.length === 0 || query.length >= minLength) onSearch(query)
  }, debounceMs)

  return (
    <div className={styles.search} role="search" aria-label={label}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        id={id}
        type="search"
        className={styles.input}
        onChange={(event) => search(event.currentTarget.value)}
      />
    </div>
  )
}
