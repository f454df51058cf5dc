import { Link } from 'react-router'
import { RESULTS, TABS } from '../messages.ts'
import styles from './part-tabs.module.css'
import { resultsAddress, type ResultsState, VIEWS } from './results-address.ts'

/** On a phone one part at a time, by links: they can be shared, work without script, and Back undoes them. */
export function PartTabs({ state }: { state: ResultsState }) {
  return (
    <nav className={styles.tabs} aria-label={RESULTS.parts} data-print="no">
      {VIEWS.map((view) => (
        <Link
          key={view}
          className={styles.tab}
          to={resultsAddress({ ...state, view })}
          aria-current={view === state.view ? 'true' : undefined}
          preventScrollReset
        >
          {TABS[view]}
        </Link>
      ))}
    </nav>
  )
}
