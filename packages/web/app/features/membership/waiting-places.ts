import { useEffect, useSyncExternalStore } from 'react'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listWaitingPlaces, WaitingPlace } from '@clubhouse/contract/waiting-list'
import { apiAddress } from '../../lib/page/api-address.ts'
import { useClub } from '../../lib/page/site-data.ts'

/** The page is the same for everybody: who waits for what is asked for afterwards, once for all its cards. */
let places: readonly WaitingPlace[] = []
let askedFor: string | null = null
const listeners = new Set<() => void>()
const NONE: readonly WaitingPlace[] = []

function show(next: readonly WaitingPlace[]): void {
  places = next
  for (const listener of listeners) listener()
}

async function ask(club: string): Promise<void> {
  try {
    const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/waiting-list`))
    // Our own API, whose replies are held against the contract.
    if (response.ok) show(((await response.json()) as ReplyOf<typeof listWaitingPlaces>).items)
  } catch {
    // Without an answer the button stands there: whoever waits already and presses it is told so.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the visitor waits for in a plan; `joined` asks anew. */
export function useWaitingPlace(planId: string): { place: WaitingPlace | null; joined: () => void } {
  const { account, user } = useClub()
  const all = useSyncExternalStore(
    subscribe,
    () => places,
    () => NONE,
  )
  useEffect(() => {
    const isSignedIn = user !== null || document.documentElement.hasAttribute('data-signed-in')
    const who = `${account.slug} ${user?.user_id ?? ''}`
    if (!isSignedIn && askedFor !== null) {
      askedFor = null
      show(NONE)
    }
    if (!isSignedIn || askedFor === who) return
    askedFor = who
    void ask(account.slug)
  }, [account.slug, user])
  const place = all.find(({ plan_id }) => plan_id === planId) ?? null
  return { place, joined: () => void ask(account.slug) }
}
