import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { FormFields } from '../../../lib/form/form-fields.ts'
import { submitOf } from '../../../lib/form/submit-of.ts'
import { usePostedForm } from '../../../lib/form/use-posted-form.ts'
import { SETTINGS } from './messages.ts'
import type { SettingsAnswer } from './settings-answer.ts'

interface Options {
  name: string
  /** Of what the page was drawn with; draw the form anew (`key`) when it changes. */
  version: string
}

/**
 * One form, one button: what was typed stays whatever the answer, what somebody else saved meanwhile is shown beside it, and
 * after a save the address says when (`?saved=`).
 */
export function useSettingsForm<Field extends string>(
  validate: (fields: FormFields) => Partial<Record<Field, string>>,
  served: SettingsAnswer | undefined,
  { name, version }: Options,
) {
  const form = usePostedForm(validate, served, { name, failed: SETTINGS.notSaved, draft: name })
  const answer: SettingsAnswer | undefined = form.answer
  const [search] = useSearchParams()
  const saved = search.get('saved')
  const { ref } = form.props
  useEffect(() => {
    // Drawn anew after a save: the button that was pressed is another one now.
    const isUnfocused = document.activeElement === null || document.activeElement === document.body
    if (saved && isUnfocused && ref.current) submitOf(ref.current)?.focus()
  }, [saved, ref])
  return {
    ...form,
    savedAt: saved && Number.isFinite(Date.parse(saved)) && !form.isChanged ? saved : null,
    version: answer?.version ?? version,
    theirsOf: (field: string): string | undefined => answer?.theirs?.[field],
  }
}

/** Where a save leads: the same page, which says when. */
export const savedAddress = (path: string, now: Date): string =>
  `${path}?saved=${encodeURIComponent(now.toISOString())}`
