import { useState } from 'react'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { INVALID_LINK, isPageLink, tidyPageLink } from '@clubhouse/domain/people/forms/check/page-link'
import { TextField } from '#ui/field/text-field.tsx'
import { QUESTION } from '../messages.ts'
import styles from './question-card.module.css'
import { useEdit } from '../editor-context.ts'

/** FORMED-06: a page that whoever answers can read first, such as the code of conduct. */
export function PageLinkField({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const link = question.input.metadata.external_url ?? ''
  // What is half typed is no link yet; it is judged when somebody is done with it.
  const [typed, setTyped] = useState<string | null>(null)

  function change(text: string) {
    setTyped(text)
    if (text.trim() === '' || isPageLink(text.trim())) edit({ change: 'page-link', link: text })
  }

  function finish() {
    if (typed !== null && tidyPageLink(typed) !== link)
      edit({ change: 'page-link', link: tidyPageLink(typed) })
    setTyped(null)
  }

  return (
    <div className={styles.link}>
      <TextField
        label={QUESTION.pageLink}
        optional
        value={typed ?? link}
        placeholder={QUESTION.pageLinkExample}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FORM_LIMITS.url}
        error={typed !== null || link === '' || isPageLink(link) ? undefined : INVALID_LINK}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={finish}
      />
    </div>
  )
}
