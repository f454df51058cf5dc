import { browserStorage } from '#lib/visit/browser-storage.ts'

/**
 * LOTTO-06: that somebody in this browser has said they are over 18. It goes along with the order and is forgotten with it, and
 * after a day, so that it does not speak for whoever sits here next.
 */

const ATTESTED = 'over-18'
const DAY_MS = 24 * 60 * 60 * 1000
const listeners = new Set<() => void>()

export function attestAdult(): void {
  browserStorage()?.setItem(ATTESTED, String(Date.now()))
  for (const listener of listeners) listener()
}

export function forgetAdult(): void {
  browserStorage()?.removeItem(ATTESTED)
  for (const listener of listeners) listener()
}

export function hasAttestedAdult(): boolean {
  const since = Date.now() - Number(browserStorage()?.getItem(ATTESTED) ?? Number.NaN)
  return since >= 0 && since < DAY_MS
}

export function onAttested(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
