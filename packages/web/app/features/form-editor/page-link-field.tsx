import { FORM_LIMITS } from '@clubhouse/contract/form-words'
import type { FormQuestion } from '@clubhouse/contract/forms'
import { INVALID_LINK, isPageLink } from '@clubhouse/domain/forms/page-link'
import { TextField } from '../../ui/field/text-field.tsx'
import { QUESTION } from './messages.ts'
import styles from './question-card.module.css'
import { useEdit } from './use-edit.ts'

/** FORMED-06: a page that whoever answers can read first, such as the code of conduct. */
export function PageLinkField({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const link = question.input.metadata.external_url ?? ''
  return (
    <div className={styles.link}>
      <TextField
        label={QUESTION.pageLink}
        optional
        value={link}
        placeholder={QUESTION.pageLinkExample}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FORM_LIMITS.url}
        error={link === '' || isPageLink(link) ? undefined : INVALID_LINK}
        onChange={(event) => edit({ change: 'page-link', link: event.currentTarget.value })}
      />
    </div>
  )
}
