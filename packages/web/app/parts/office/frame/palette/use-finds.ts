import { useEffect, useState } from 'react'
import type { OfficeFinds } from '@clubhouse/contract/office/search'

/** Where the palette asks; a page without a view, so that a sign-in that ran out is renewed on the way. */
const FINDS_PATH = '/find/results'

const PAUSE_MS = 200
/** As the server has it; its schema stays there. */
const LEAST_LETTERS = 2

interface Answered {
  words: string
  finds: OfficeFinds | null
}

/**
 * What the server finds, once typing pauses. Not by the router, which shows an error page where an answer does not come;
 * an answer to words that were changed meanwhile is thrown away.
 */
export function useFinds(typed: string): { finds: OfficeFinds | null; state: 'idle' | 'asking' | 'failed' } {
  const words = typed.trim()
  const isAsked = words.length >= LEAST_LETTERS
  const [answered, setAnswered] = useState<Answered>({ words: '', finds: null })

  useEffect(() => {
    if (!isAsked) return
    const gone = new AbortController()
    const ask = async () => {
      const finds = await findsFor(words, gone.signal)
      if (!gone.signal.aborted) setAnswered({ words, finds })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [words, isAsked])

  if (!isAsked) return { finds: null, state: 'idle' }
  // Those before stay until the new ones are here, so that nothing jumps with each letter.
  if (answered.words !== words) return { finds: answered.finds, state: 'asking' }
  return { finds: answered.finds, state: answered.finds ? 'idle' : 'failed' }
}

/** Never throws: what did not come is null. */
async function findsFor(words: string, signal: AbortSignal): Promise<OfficeFinds | null> {
  try {
    const response = await fetch(`${FINDS_PATH}?q=${encodeURIComponent(words)}`, { signal })
    const answer: unknown = response.ok ? await response.json() : null
    return isFinds(answer) ? answer : null
  } catch {
    return null
  }
}

/** A sign-in that ran out answers with a page, and so may a proxy. */
const isFinds = (answer: unknown): answer is OfficeFinds =>
  typeof answer === 'object' && answer !== null && 'people' in answer && 'articles' in answer
