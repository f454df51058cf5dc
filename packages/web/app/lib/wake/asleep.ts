import { createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { AWAKE, TAKEN_OVER } from './early/wake-data.ts'

/** Whether the document came asleep. It stays what it was, however far its reader walks on from there. */
export const AsleepContext = createContext(false)

export const useCameAsleep = (): boolean => useContext(AsleepContext)

/**
 * Tells the early script how far React is: what was typed is handed over before another key can come, what was pressed when all
 * effects have run, since some listen for presses themselves.
 */
export function useTellAwake(): void {
  useLayoutEffect(() => void document.dispatchEvent(new Event(TAKEN_OVER)), [])
  useEffect(() => void document.dispatchEvent(new Event(AWAKE)), [])
}
