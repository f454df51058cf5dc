import { useEffect, useRef, useState } from 'react'
import type { listLiveMatches, Match } from '@clubhouse/contract/site/matches'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { apiAddress } from '#lib/fetching/fetch-part.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'

export const LIVE_EVERY_MS = 60_000

/**
 * What is being played, asked for again every minute while somebody can see it. A question that fails changes
 * nothing: the next one comes in a minute.
 */
export function useLiveMatches(club: string, served: readonly Match[], isOn: boolean): readonly Match[] {
  const [latest, setLatest] = useState({ served, matches: served })
  const cameWithDocument = useRef(!useHydrated())

  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    let askedAt = Date.now()
    const ask = async () => {
      askedAt = Date.now()
      const matches = await fetchLive(club, ending.signal)
      if (matches !== null && !ending.signal.aborted) setLatest({ served, matches })
    }
    // A page that slept through its first minute has a question to make up for.
    if (cameWithDocument.current && performance.now() >= LIVE_EVERY_MS) void ask()
    cameWithDocument.current = false
    const isDue = () => Date.now() - askedAt >= LIVE_EVERY_MS
    // Whoever comes back to the page does not wait another minute.
    const lookedAt = () => {
      if (!document.hidden && isDue()) void ask()
    }
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, LIVE_EVERY_MS)
    document.addEventListener('visibilitychange', lookedAt, { signal: ending.signal })
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [club, served, isOn])

  // The page itself was loaded again since: what it brought is newer.
  return latest.served === served ? latest.matches : served
}

async function fetchLive(club: string, signal: AbortSignal): Promise<readonly Match[] | null> {
  try {
    const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/matches/live`), { signal })
    if (!response.ok) return null
    // Our own API, whose replies are held against the contract.
    const live = (await response.json()) as ReplyOf<typeof listLiveMatches>
    return live.status === 'unavailable' || !live.has_credentials ? null : live.items
  } catch {
    return null
  }
}
