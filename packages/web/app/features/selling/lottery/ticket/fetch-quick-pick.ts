import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Pick, quickPick } from '@clubhouse/contract/selling/lottery'
import { apiAddress } from '#lib/fetching/fetch-part.ts'

/** API-57, LOTTO-09. Throws where no picks of ours came. */
export async function fetchQuickPick(club: string, drawId: string, lines: number): Promise<Pick[][]> {
  const path = `/store/${encodeURIComponent(club)}/lottery/draws/${drawId}/quick_pick?lines=${lines}`
  const response = await fetch(apiAddress(path), { cache: 'no-store' })
  if (!response.ok) throw new Error(`A quick pick was answered by ${response.status}`)
  // Our own API, whose replies are held against the contract.
  return ((await response.json()) as ReplyOf<typeof quickPick>).lines
}
