import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAttempts } from '#testing/clients/attempts-client.ts'
import { playMoney } from '#testing/money-runs/play.ts'
import { playAtStripe } from '#testing/money-runs/stripe-side.ts'

openAttempts()

const SEED = 20_261_119
let end: () => Promise<void>

// The first run after a change of Stripe's library reads all of its types.
beforeAll(async () => {
  end = await playAtStripe()
}, 180_000)
afterAll(() => end())

test(
  `what anything that can happen to money comes to with Stripe's own adapter agrees to the cent, too (seed ${SEED})`,
  async () => expect(await playMoney({ seed: SEED, wanted: 1_000 })).toEqual([]),
  4 * 3_600_000,
)
