import { getDraw } from '@clubhouse/contract/selling/lottery'
import { seedOf } from '@clubhouse/domain/selling/lottery/draw/algorithm'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { toErrorPage } from '#lib/page/api.ts'
import { cached } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'

export type DrawProofData = Awaited<ReturnType<typeof gatherProof>>
export type DrawShown = DrawProofData['draw']

/** One draw and what proves it; the list itself comes when somebody verifies. */
export async function loadDrawProof(
  page: PageContext,
  { kind, slug, number }: { kind: 'lotto' | 'draw'; slug: string; number: string },
) {
  const path = `/products/${kind}/${slug}/draws/${number}`
  try {
    return cached(await gatherProof(page, { kind, slug, number }))
  } catch (error) {
    if (error instanceof Response) throw error
    toErrorPage(error, page, path)
  }
}

async function gatherProof(
  page: PageContext,
  { kind, slug, number }: { kind: 'lotto' | 'draw'; slug: string; number: string },
) {
  const params = { club: clubOf(page), product_id: slug, number: Number(number) }
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Response(null, { status: 404 })
  const draw = await page.call(getDraw, { params })
  const { product, secret, entries_hash: entriesHash, beacon } = draw
  if (product.type !== (kind === 'lotto' ? 'Lotto' : 'Draw')) throw new Response(null, { status: 404 })
  return {
    draw,
    base: `/products/${kind}/${product.slug}`,
    mixed:
      secret && entriesHash && beacon ? seedOf({ secret, entriesHash, beaconValue: beacon.value }) : null,
  }
}
