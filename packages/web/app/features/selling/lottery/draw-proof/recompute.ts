import { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { type Verdict, verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'

/** The whole check, on the visitor's own device: with its curves it is large, so it is a part of its own. */
export async function recompute(file: string): Promise<{ verdict: Verdict; seconds: string }> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error('The file of the draw did not come')
  const proof = DrawProof.parse(await answer.json())
  const began = performance.now()
  const verdict = await verifyProof(proof)
  return { verdict, seconds: Math.max(0.01, (performance.now() - began) / 1000).toFixed(2) }
}
