import { useEffect, useSyncExternalStore } from 'react'
import { NOTHING_FILLED_IN, type Registrations } from '@clubhouse/domain/people/registration/registrations'
import {
  currentRegistrations,
  keepRegistrations,
  readRegistrations,
  subscribeToRegistrations,
} from './registration-store.ts'

/** What was filled in, in whichever tab of this browser the same person did so. */
export function useRegistrations(userId: string | null): Registrations {
  useEffect(() => (userId === null ? undefined : shareWithTabs(userId)), [userId])
  return useSyncExternalStore(subscribeToRegistrations, currentRegistrations, () => NOTHING_FILLED_IN)
}

const CHANNEL = 'membership-registrations'

interface Said {
  user: string
  /** Null asks whoever has some. */
  filled: string | null
}

/** A second tab has no part in the storage of the first, so the two tell each other, and nothing is written anywhere. */
function shareWithTabs(user: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  let heard: Registrations | null = null
  const say = (filled: string | null) => channel.postMessage({ user, filled } satisfies Said)
  const tell = () => {
    if (currentRegistrations() !== heard) say(JSON.stringify(currentRegistrations()))
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSaid(data) || data.user !== user) return
    if (data.filled === null) {
      if (currentRegistrations() !== NOTHING_FILLED_IN) say(JSON.stringify(currentRegistrations()))
      return
    }
    heard = readRegistrations(data.filled)
    keepRegistrations(heard)
  })
  if (currentRegistrations() === NOTHING_FILLED_IN) say(null)
  const stop = subscribeToRegistrations(tell)
  return () => {
    stop()
    channel.close()
  }
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'user' in value && 'filled' in value
