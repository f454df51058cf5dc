import { useCallback, useEffect, useRef } from 'react'

/** A function that runs once the calls have paused for `ms`, with the arguments of the last one. */
export function useDebounced<Args extends unknown[]>(run: (...args: Args) => void, ms: number) {
  const latest = useRef(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(
    (...args: Args) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(...args), ms)
    },
    [ms],
  )
}
