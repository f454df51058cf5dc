import type { MembershipProduct } from '@clubhouse/contract/catalogue'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { listProducts } from '@clubhouse/contract/products'
import { apiAddress } from '../../lib/page/api-address.ts'

/** API-46: the plans and bundles of one programme, all of them. */
export async function fetchProducts(club: string, programId: string): Promise<MembershipProduct[]> {
  const query = new URLSearchParams({ 'program_id[]': programId })
  const response = await fetch(apiAddress(`/store/${encodeURIComponent(club)}/products?${query}`))
  if (!response.ok) throw new Error(`The products were answered by ${response.status}`)
  // Our own API, whose replies are held against the contract.
  const { items } = (await response.json()) as ReplyOf<typeof listProducts>
  return items
}
