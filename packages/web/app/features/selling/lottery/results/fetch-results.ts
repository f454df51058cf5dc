import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { DrawResult, listDraws } from '@clubhouse/contract/selling/lottery'
import { apiAddress } from '#lib/fetching/fetch-part.ts'

export async function fetchResults(
  { club, productId }: { club: string; productId: string },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: DrawResult[]; total: number }> {
  const path = `/store/${encodeURIComponent(club)}/lottery/${productId}/draws?page=${page}&per_page=${perPage}`
  const response = await fetch(apiAddress(path))
  if (!response.ok) throw new Error(`The draws were answered by ${response.status}`)
  // Our own API, whose replies are held against the contract.
  return (await response.json()) as ReplyOf<typeof listDraws>
}
