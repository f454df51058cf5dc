import { useSyncExternalStore } from 'react'
import { BREAKPOINTS, sizeOfWidth, type Size } from '@clubhouse/domain/site/theme/breakpoints'

function subscribe(listener: () => void) {
  const queries = [BREAKPOINTS.medium, BREAKPOINTS.large].map((px) => matchMedia(`(min-width: ${px}px)`))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** Small, medium or large (SHELL-47). Only for what style sheets cannot do: the server always answers small. */
export function useSize(): Size {
  return useSyncExternalStore(
    subscribe,
    () => sizeOfWidth(window.innerWidth),
    () => 'small',
  )
}
