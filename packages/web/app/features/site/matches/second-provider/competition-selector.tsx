import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Competition } from '@clubhouse/contract/site/matches'
import { Icon } from '#ui/icon/icon.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import styles from './competition-selector.module.css'
import { RESULTS } from '../messages.ts'

/** FIX2-04, CONST-04 */
const SEARCH_DEBOUNCE_MS = 300

interface Props {
  competitions: readonly Competition[]
  chosen: string | null
  to: (competition: string) => string
}

/** FIX2-02: a list of links that opens without script as well; script adds the search and the arrow keys. */
export function CompetitionSelector({ competitions, chosen, to }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [words, setWords] = useState('')
  const [timesClosed, setTimesClosed] = useState(0)
  const found = matching(competitions, words)
  const name = competitions.find(({ competition_id }) => competition_id === chosen)?.name ?? ''

  // A browser opens it without a script, and told nobody before React came.
  useEffect(() => {
    if (menu.current?.open) menu.current.dispatchEvent(new Event('toggle'))
  }, [])

  function toggled({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) {
      setWords('')
      setTimesClosed((times) => times + 1)
      // On glass this would call up the keyboard over the list; and whoever is in the list already stays there.
    } else if (matchMedia('(pointer: fine)').matches && document.activeElement?.tagName !== 'A')
      currentTarget.querySelector('input')?.focus()
  }

  return (
    <details ref={menu} className={styles.selector} data-menu data-print="no" onToggle={toggled}>
      <summary className={styles.opener} data-wakes="">
        <span className={styles.label}>{RESULTS.competition}</span>
        <span className={styles.name}>{name}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div
        className={styles.list}
        role="group"
        aria-label={RESULTS.competition}
        onKeyDown={(event) => moveByKey(event, menu.current)}
      >
        <div className={styles.search}>
          <SearchField
            // Opened anew, it is empty again.
            key={timesClosed}
            label={RESULTS.search}
            debounceMs={SEARCH_DEBOUNCE_MS}
            onSearch={setWords}
          />
        </div>
        <p className={words === '' ? 'visually-hidden' : styles.count} role="status">
          {words === '' ? '' : found.length === 0 ? RESULTS.notFound : RESULTS.found(found.length)}
        </p>
        <ul role="list" className={styles.options}>
          {found.map(({ competition_id, name: title }) => (
            <li key={competition_id}>
              <Link
                className={styles.option}
                to={to(competition_id)}
                aria-current={competition_id === chosen ? 'true' : undefined}
                preventScrollReset
              >
                <span>{title}</span>
                {competition_id === chosen && <Icon name="check" />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** FIX2-03 */
export function matching(competitions: readonly Competition[], words: string): readonly Competition[] {
  const wanted = words.trim().toLocaleLowerCase('en-IE')
  return competitions.filter(({ name }) => name.toLocaleLowerCase('en-IE').includes(wanted))
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The arrows walk from the search through the list and back; Enter in the search takes the first. */
function moveByKey(event: KeyboardEvent<HTMLElement>, menu: HTMLDetailsElement | null) {
  const options = [...(menu?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])]
  const search = menu?.querySelector('input')
  const isInSearch = event.target === search
  if (event.key === 'Enter' && isInSearch) {
    event.preventDefault()
    options[0]?.click()
    return
  }
  const step = STEPS[event.key]
  // Home and End belong to the text while somebody types.
  if (!step || (isInSearch && !event.key.startsWith('Arrow'))) return
  event.preventDefault()
  const at = options.findIndex((option) => option === document.activeElement)
  const next = options[step(at, options.length)]
  if (next) next.focus()
  else search?.focus()
}
