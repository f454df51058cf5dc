import { useEffect, useSyncExternalStore } from 'react'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listWaitingPlaces, WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import { apiAddress } from '#lib/fetching/fetch-part.ts'
import { useClub } from '#lib/page/site-data.ts'

type Places = readonly WaitingPlace[]

/** The page is the same for everybody: who waits for what is asked for afterwards, once for all its cards. */
const NONE: Places = []
let places: Places | null = null
let askedFor: string | null = null
const listeners = new Set<() => void>()

function show(next: Places): void {
  places = next
  for (const listener of listeners) listener()
}

async function ask(club: string): Promise<void> {
  try {
    const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/waiting-list`))
    // Our own API, whose replies are held against the contract.
    show(response.ok ? ((await response.json()) as ReplyOf<typeof listWaitingPlaces>).items : NONE)
  } catch {
    // Without an answer the button stands there: whoever waits already and presses it is told so.
    show(NONE)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the page: asks who waits for what. Null until that is known. */
export function useWaitingPlaces(): Places | null {
  const { account, user } = useClub()
  useEffect(() => {
    const isSignedIn = user !== null || document.documentElement.hasAttribute('data-signed-in')
    const who = isSignedIn ? `${account.slug} ${user?.user_id ?? ''}` : ''
    if (askedFor === who) return
    askedFor = who
    if (isSignedIn) void ask(account.slug)
    else show(NONE)
  }, [account.slug, user])
  return usePlaces()
}

/** For a card: what the visitor waits for in its plan, or is offered. */
export const useWaitingPlace = (planId: string): WaitingPlace | null =>
  usePlaces()?.find(({ plan_id }) => plan_id === planId) ?? null

/** For whoever has joined or left: asked anew by the next page that shows plans. */
export function forgetWaitingPlaces(): void {
  askedFor = null
  places = null
}

const usePlaces = (): Places | null =>
  useSyncExternalStore(
    subscribe,
    () => places,
    () => null,
  )

/** How many places of a plan are held for the visitor. */
export function heldFor(planId: string): number {
  const place = places?.find(({ plan_id, status }) => plan_id === planId && status === 'offered')
  return place?.count ?? 0
}
