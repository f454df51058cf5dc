import type { CheckedCard, ListedCard } from '@clubhouse/contract/people/cards'
import { type CardKey, readCard, tokenIn } from '@clubhouse/domain/people/members/card-token'
import { membershipNumber, typedNumber } from '@clubhouse/domain/people/members/membership-number'
import type { Verdict } from '#parts/people/gate/verdict-card.tsx'

export interface CardList {
  at: string
  items: ListedCard[]
}

export interface Gate {
  clubName: string
  key: CardKey
  /** Of those who run the club; null for anybody else, and before it has come. */
  list: CardList | null
}

export interface Checked extends Verdict {
  membershipId: string | null
  /** The server was asked, not only the signature. */
  isLive: boolean
}

const NOBODY: Checked = { state: 'unknown', card: null, membershipId: null, isLive: false }

export async function fetchList(): Promise<CardList | null> {
  return (await askServer('/card/list')) as CardList | null
}

/** A code that was scanned: by the server where there is a signal, else by its signature and by what the list says. */
export async function checkScanned(gate: Gate, scanned: string, now: number): Promise<Checked> {
  const token = tokenIn(scanned)
  const claims = token === null ? null : await readCard(token, gate.key)
  if (token === null || !claims) return NOBODY
  const { membershipId } = claims
  const live = (await askServer(`/card/list?${new URLSearchParams({ token })}`)) as CheckedCard | null
  if (live) return { state: live.state, card: live.card, membershipId, isLive: true }
  const listed = gate.list?.items.find((item) => item.membership_id === membershipId)
  if (listed) return ofList(gate.clubName, listed)
  const state = claims.expiresAt * 1000 <= now ? 'expired' : 'valid'
  const { name, plan, season, number } = claims
  return {
    state,
    membershipId,
    isLive: false,
    card: { name, plan, season, number: membershipNumber(gate.clubName, number) },
  }
}

/** A number that was typed means something only to whoever has the list. Null where it is none. */
export function checkTyped(
  { clubName, list }: Gate,
  typed: string,
): Checked | 'unreadable' | 'no-list' | 'not-found' {
  const number = typedNumber(typed)
  if (number === null) return 'unreadable'
  if (!list) return 'no-list'
  const found = list.items.filter((item) => item.number === number)
  const best = found.find(({ state }) => state === 'valid') ?? found.at(-1)
  return best ? ofList(clubName, best) : 'not-found'
}

const ofList = (
  clubName: string,
  { membership_id, number, name, plan, season, state }: ListedCard,
): Checked => ({
  state,
  membershipId: membership_id,
  isLive: false,
  card: { name, plan, season, number: membershipNumber(clubName, number) },
})

async function askServer(path: string): Promise<unknown> {
  try {
    const reply = await fetch(path, { headers: { accept: 'application/json' } })
    return reply.ok ? await reply.json() : null
  } catch {
    return null
  }
}
