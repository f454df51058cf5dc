// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import example from '../../../../../../../docs/draw-example.json' with { type: 'json' }
import { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import type { DrawShown } from './load-draw-proof.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import DrawProofPage from './draw-proof.page.tsx'
import { recompute } from './recompute.ts'

const EXAMPLE = DrawProof.parse(example)
const BASE = '/products/lotto/rovers-lotto'

const drawn: DrawShown = {
  product: { product_id: crypto.randomUUID(), slug: 'rovers-lotto', name: 'Rovers Lotto', type: 'Lotto' },
  result: {
    draw_id: crypto.randomUUID(),
    number: 7,
    status: 'drawn',
    closes_at: EXAMPLE.closes_at,
    draws_at: EXAMPLE.draws_at,
    drawn_at: EXAMPLE.draws_at,
    entries: 4,
    jackpot: 10_000,
    picks: [5, 7, 8],
    tickets: [],
    tiers: [
      { tier: 'Jackpot', winners: 0, amount_each: 10_000 },
      { tier: 'Match 3', winners: 1, amount_each: 200 },
    ],
  },
  seal: EXAMPLE.seal,
  sealed_at: EXAMPLE.sealed_at,
  entries_hash: EXAMPLE.entries_hash,
  closed_at: EXAMPLE.closed_at,
  secret: EXAMPLE.secret,
  beacon: EXAMPLE.beacon,
  is_drum: false,
  waits_for: null,
}
const ahead = (status: 'open' | 'closed' | 'waiting', more: Partial<DrawShown> = {}): DrawShown => ({
  ...drawn,
  secret: null,
  beacon: null,
  result: { ...drawn.result, status, picks: [], tiers: [], drawn_at: null },
  ...more,
})
const show = (draw: DrawShown) =>
  showOnSite(<DrawProofPage />, aSite(), `${BASE}/draws/7`, {
    draw,
    base: BASE,
    mixed: draw.secret && 'c8954a69',
  })
const wordsOf = (page: ParentNode) => page.textContent?.replaceAll(/\s+/g, ' ') ?? ''

test('a draw shows its numbers, its winners, its values and where its files are', () => {
  const page = show(drawn)
  const words = wordsOf(page)
  for (const text of [
    'Was this draw fair?',
    'Rolls over',
    'Match 3, €2',
    EXAMPLE.seal,
    EXAMPLE.secret,
    'Beacon round 1000',
  ])
    expect(words).toContain(text)
  expect(page.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Numbers 5, 7, 8')
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([BASE, `${BASE}/draws/7/proof.json`, `${BASE}/draws/7/list.csv`]),
  )
  // Without a script the button opens the file.
  expect(page.querySelector('form')?.getAttribute('action')).toBe(`${BASE}/draws/7/proof.json`)
})

test.each([
  {
    draw: ahead('open', { entries_hash: null, closed_at: null }),
    says: 'Not drawn yet',
    not: EXAMPLE.entries_hash,
  },
  { draw: ahead('closed'), says: 'Sales are closed, the draw comes next', not: EXAMPLE.secret },
  {
    draw: ahead('waiting', { waits_for: 'The public number can’t be reached.' }),
    says: 'The public number can’t be reached.',
    not: EXAMPLE.secret,
  },
])('before it is drawn: $says', ({ draw, says, not }) => {
  const page = show(draw)
  expect(wordsOf(page)).toContain(says)
  expect(wordsOf(page)).toContain(EXAMPLE.seal)
  expect(wordsOf(page)).not.toContain(not)
  expect(page.querySelector('form')).toBeNull()
  expect(page.querySelector('a[href$="proof.json"]')).toBeNull()
})

test('the demo’s beacon and a drum say what they are', () => {
  const demo = show({ ...drawn, beacon: drawn.beacon && { ...drawn.beacon, name: 'demo', is_demo: true } })
  expect(wordsOf(demo)).toContain('proves nothing')
  const drum = show({ ...drawn, is_drum: true, beacon: null })
  expect(wordsOf(drum)).toContain('The drum is turned')
  expect(wordsOf(drum)).not.toContain('Beacon round')
})

test('what the reader’s device computes is right for the published file and wrong for a changed one', async () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
  answer(EXAMPLE)
  expect(await recompute('proof.json')).toMatchObject({ verdict: { isRight: true, drawn: [8, 5, 7] } })
  answer({ ...EXAMPLE, entries: EXAMPLE.entries.slice(1) })
  expect(await recompute('proof.json')).toMatchObject({
    verdict: { isRight: false, checks: { list: false } },
  })
  answer({}, 404)
  await expect(recompute('proof.json')).rejects.toThrow('did not come')
  vi.unstubAllGlobals()
})
