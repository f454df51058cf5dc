import { useState } from 'react'
import type { FormAnswer } from './form-answer.ts'

/**
 * A field whose content the server refused without words for the field itself, such as a password: it stands empty and
 * marked until something else is typed into it. A new `key` with each answer is what empties it.
 */
export function useRefusedField(answer: FormAnswer | undefined, name: string) {
  const [seen, setSeen] = useState<FormAnswer>()
  const [times, setTimes] = useState(0)
  /** The answer since which something was typed. */
  const [mended, setMended] = useState<FormAnswer>()
  const isRefused = answer?.refused?.includes(name) ?? false
  if (answer !== seen) {
    setSeen(answer)
    if (isRefused) setTimes(times + 1)
  }
  return {
    key: `${name}-${times}`,
    isWrong: isRefused && mended !== answer,
    onTyped: () => setMended(answer),
  }
}
