import { useMemo, useSyncExternalStore } from 'react'
import type { SelectedItem } from '@clubhouse/domain/catalogue/selection'
import { itemOf } from './entry.ts'
import { type Chosen, currentSelection, NOTHING_CHOSEN, subscribeToSelection } from './selection-store.ts'

export interface Selected extends Chosen {
  items: readonly SelectedItem[]
}

/** What is chosen in this browser; to the server, and until React has taken over, nothing. */
export function useSelection(): Selected {
  const chosen = useSyncExternalStore(subscribeToSelection, currentSelection, () => NOTHING_CHOSEN)
  return useMemo(() => ({ ...chosen, items: chosen.entries.map(itemOf) }), [chosen])
}
