import { useCallback, useEffect } from 'react'
import type { FormOption } from '@clubhouse/contract/people/forms'
import { isCountryQuestion, isCountyQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { questionsWithUrl } from '@clubhouse/domain/people/forms/answers/loaded-options'
import { asOptions } from '@clubhouse/domain/people/forms/options'
import type { Form } from '@clubhouse/domain/people/forms/structure'
import type { FormSession } from './form-session.ts'

/** A list that has not come by then will hardly come. */
const PATIENCE_MS = 10_000

/** FORM-07: asks for the options of questions that take them from elsewhere and whose page did not bring them. */
export function useLoadedOptions(session: FormSession, form: Form): (questionId: string) => void {
  const load = useCallback(
    async (id: string) => {
      const url = session.form.sections
        .flatMap(({ questions }) => questions)
        .find(({ question_id }) => question_id === id)?.input.metadata.url
      if (!url || !isOwnAddress(url)) return
      session.setLoading(id, 'loading')
      try {
        session.gotOptions(id, await fetchOptions(url))
      } catch {
        session.setLoading(id, 'failed')
      }
    },
    [session],
  )

  useEffect(() => {
    for (const { question } of questionsWithUrl(form)) {
      const isKnown = isCountryQuestion(question) || isCountyQuestion(question)
      const { options } = session.stateOf(question.question_id)
      if (!isKnown && options.length === 0) void load(question.question_id)
    }
  }, [session, form, load])

  return useCallback((id: string) => void load(id), [load])
}

/** A page asks nobody but us; who is behind the address is asked by the server. */
const isOwnAddress = (url: string): boolean => /^\/(?![/\\])/.test(url)

async function fetchOptions(url: string): Promise<FormOption[]> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
  return asOptions(namesIn(await answer.json()))
}

function namesIn(list: unknown): string[] {
  if (!Array.isArray(list)) throw new Error('No list')
  return list.flatMap((item: unknown) => {
    const hasName = typeof item === 'object' && item !== null && 'name' in item
    return hasName && typeof item.name === 'string' ? [item.name] : []
  })
}
