import { useEffect, useState } from 'react'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'

/** Where a dialog asks for the pictures of the club; a page without a view, so that a sign-in that ran out is renewed. */
const PICTURES_PATH = '/images/list'

interface Pictures {
  items: OfficeImage[]
  total: number
}

/** The newest pictures whose names hold these words. An answer to words that were changed meanwhile is thrown away. */
export function usePictures(words: string) {
  const [answered, setAnswered] = useState<{ key: string; pictures: Pictures | null } | null>(null)
  const [tries, setTries] = useState(0)
  const key = `${tries} ${words}`

  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const pictures = await picturesFor(words, gone.signal)
      if (!gone.signal.aborted) setAnswered({ key, pictures })
    }
    void ask()
    return () => gone.abort()
  }, [words, key])

  const { items, total } = answered?.pictures ?? { items: [], total: 0 }
  const isHere = answered?.key === key
  const state: 'asking' | 'failed' | 'idle' = !isHere ? 'asking' : answered.pictures ? 'idle' : 'failed'
  return { pictures: items, total, state, again: () => setTries(tries + 1) }
}

/** Never throws: what did not come is null. */
async function picturesFor(words: string, signal: AbortSignal): Promise<Pictures | null> {
  try {
    const response = await fetch(`${PICTURES_PATH}?${new URLSearchParams({ filter: words })}`, { signal })
    const answer: unknown = response.ok ? await response.json() : null
    return arePictures(answer) ? answer : null
  } catch {
    return null
  }
}

/** A sign-in that ran out answers with a page, and so may a proxy. */
const arePictures = (answer: unknown): answer is Pictures =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer
