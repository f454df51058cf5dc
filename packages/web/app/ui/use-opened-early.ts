import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A browser opens a fold without a script: what was opened before React came is told when React has it. */
export function useOpenedEarly(
  fold: RefObject<HTMLDetailsElement | null>,
  opened: (fold: HTMLDetailsElement) => void,
): void {
  const tell = useEffectEvent(opened)
  useEffect(() => {
    if (fold.current?.open) tell(fold.current)
  }, [fold])
}
