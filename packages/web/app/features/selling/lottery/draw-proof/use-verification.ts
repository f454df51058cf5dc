import { useState } from 'react'
import type { Verdict } from '@clubhouse/domain/selling/lottery/draw/verify-proof'

export type Verification =
  | { step: 'ready' | 'checking' | 'failed' }
  | { step: 'done'; verdict: Verdict; seconds: string }

/** Fetches the file of a draw and computes it again; what that takes comes with the first press. */
export function useVerification(base: string, number: number) {
  const [verification, setVerification] = useState<Verification>({ step: 'ready' })

  async function verify() {
    setVerification({ step: 'checking' })
    try {
      const { recompute } = await import('./recompute.ts')
      const { verdict, seconds } = await recompute(`${base}/draws/${number}/proof.json`)
      setVerification({ step: 'done', verdict, seconds })
    } catch {
      setVerification({ step: 'failed' })
    }
  }

  return { verification, verify }
}
