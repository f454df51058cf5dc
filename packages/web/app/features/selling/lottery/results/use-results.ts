import { useState } from 'react'
import type { DrawResult } from '@clubhouse/contract/selling/lottery'
import { fetchResults } from './fetch-results.ts'

type Results = { items: DrawResult[]; total: number }

/** What was served, and what was asked for since; a page that did not come is asked for again. */
export function useResults(of: { club: string; productId: string }, served: Results | null, perPage: number) {
  const [loaded, setLoaded] = useState<Results | null>(null)
  const [step, setStep] = useState<'idle' | 'loading' | 'failed'>('idle')
  const shown = loaded ?? served

  async function loadMore(): Promise<void> {
    if (step === 'loading') return
    setStep('loading')
    try {
      const before = shown?.items ?? []
      const next = await fetchResults(of, { page: Math.floor(before.length / perPage) + 1, perPage })
      const known = new Set(before.map(({ number }) => number))
      setLoaded({
        items: [...before, ...next.items.filter(({ number }) => !known.has(number))],
        total: next.total,
      })
      setStep('idle')
    } catch {
      setStep('failed')
    }
  }
  return { shown, step, loadMore }
}
