import { useEffect, useRef, type RefObject } from 'react'
import type { Judge } from '@clubhouse/domain/people/forms/answers/first-error'
import { hasPatterns, NO_PATTERNS } from '@clubhouse/domain/people/forms/patterns'
import type { Form } from '@clubhouse/domain/people/forms/structure'

/**
 * What a verdict depends on besides the form. The engine of patterns is large: it comes only for a form that has some,
 * and only once somebody begins with it. Until it is there the server alone holds answers against them.
 */
export function useJudge(form: Form, today: string): RefObject<Judge> {
  const judge = useRef<Judge>({ today, patterns: NO_PATTERNS })
  const needsPatterns = hasPatterns(form)

  useEffect(() => {
    judge.current = { ...judge.current, today }
  }, [today])

  useEffect(() => {
    if (!needsPatterns) return
    let isAsking = false
    async function fetchPatterns() {
      if (isAsking) return
      isAsking = true
      try {
        const { linearPatterns } = await import('@clubhouse/domain/people/forms/linear-patterns')
        judge.current = { ...judge.current, patterns: linearPatterns }
        document.removeEventListener('focusin', begin)
      } catch {
        // A lost line: the next field asks again, and what is sent is judged by the server all the same.
        isAsking = false
      }
    }
    const begin = () => void fetchPatterns()
    document.addEventListener('focusin', begin)
    return () => document.removeEventListener('focusin', begin)
  }, [needsPatterns])

  return judge
}
