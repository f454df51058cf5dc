import { useId, useRef, useState } from 'react'
import type { FoundPlace } from '@clubhouse/contract/site/geocoding'
import { NO_LOCATION_FOUND, PLACE_QUERY_LENGTH } from '@clubhouse/domain/places/map-rules'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './map.module.css'
import { EDITOR } from './editor-messages.ts'

/** Rejects with the sentence to show, if it has one. */
export type SearchPlaces = (query: string) => Promise<FoundPlace[]>

type State =
  | { step: 'idle' }
  | { step: 'searching' }
  | { step: 'several'; hits: FoundPlace[] }
  | { step: 'refused'; message: string }

type Props = {
  /** Of which place the search is, where a page has several. */
  label: string
  search: SearchPlaces
  onPick: (hit: FoundPlace) => void
}

/**
 * MAP-01, MAP-04. No form of its own, since it will stand inside one: Enter searches instead of saving. A single hit
 * is taken at once, several are offered.
 */
export function PlaceSearch({ label, search, onPick }: Props) {
  const field = useId()
  const message = useId()
  const [query, setQuery] = useState('')
  const [state, setState] = useState<State>({ step: 'idle' })
  const asked = useRef(0)

  async function run(): Promise<void> {
    const text = query.trim()
    if (text.length < PLACE_QUERY_LENGTH.least) return
    // An answer that comes after the next question is of no use any more.
    const turn = (asked.current += 1)
    setState({ step: 'searching' })
    const next = await outcome(search(text))
    if (turn !== asked.current) return
    if (next.step === 'found') pick(next.hit)
    else setState(next)
  }

  function pick(hit: FoundPlace): void {
    setState({ step: 'idle' })
    setQuery(hit.label)
    onPick(hit)
  }

  const isRefused = state.step === 'refused'
  return (
    <div className={styles.search} role="search" aria-label={EDITOR.searchOf(label)}>
      <label htmlFor={field}>{EDITOR.search}</label>
      <div className={styles.searchRow}>
        <div className={styles.searchBox}>
          <Icon name="search" className={styles.searchIcon} />
          <input
            id={field}
            type="search"
            className={styles.searchInput}
            value={query}
            maxLength={PLACE_QUERY_LENGTH.most}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? message : undefined}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              if (isRefused) setState({ step: 'idle' })
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void run()
            }}
          />
        </div>
        <Button
          variant="primary"
          loading={state.step === 'searching'}
          disabled={query.trim() === ''}
          onClick={() => void run()}
        >
          {EDITOR.searchButton}
        </Button>
      </div>
      <div role="alert" id={message} className={styles.refused}>
        {isRefused && (
          <p>
            <Icon name="warning" /> {state.message}
          </p>
        )}
      </div>
      {state.step === 'several' && (
        <ul className={styles.hits} aria-label={EDITOR.hits} role="list">
          {state.hits.map((hit) => (
            <li key={`${hit.label} ${hit.latitude} ${hit.longitude}`}>
              <button type="button" className={styles.hit} onClick={() => pick(hit)}>
                <Icon name="pin" />
                {hit.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

async function outcome(answer: Promise<FoundPlace[]>): Promise<State | { step: 'found'; hit: FoundPlace }> {
  try {
    const hits = await answer
    const [first] = hits
    if (!first) return { step: 'refused', message: NO_LOCATION_FOUND }
    return hits.length === 1 ? { step: 'found', hit: first } : { step: 'several', hits }
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    return { step: 'refused', message: said || EDITOR.searchFailed }
  }
}
