import { useState } from 'react'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { linearPatterns } from '@clubhouse/domain/people/forms/linear-patterns'
import { PATTERN_FAULTS, patternFault } from '@clubhouse/domain/people/forms/check/pattern-fault'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ruleFieldId } from '../element-ids.ts'
import { RULES } from '../messages.ts'
import styles from './rules-editor.module.css'
import { useEdit } from '../editor-context.ts'

/** FORM-14: with a field to try it, by the engine that will judge the answers. */
export function PatternRule({
  question,
  validation,
}: {
  question: FormQuestion
  validation: FormValidation
}) {
  const edit = useEdit(question)
  const [tried, setTried] = useState('')
  const pattern = validation.metadata.pattern ?? ''
  const fault = patternFault(pattern)
  return (
    <div className={styles.pair}>
      <TextField
        id={ruleFieldId(question.question_id, validation.type)}
        label={RULES.pattern}
        hint={RULES.patternHint}
        value={pattern}
        error={fault === null ? undefined : RULES.unusable(PATTERN_FAULTS[fault])}
        maxLength={FORM_LIMITS.pattern}
        className={styles.mono}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) =>
          edit({
            change: 'bound-validation',
            validation_id: validation.validation_id,
            metadata: { pattern: event.currentTarget.value || null },
          })
        }
      />
      <div>
        <TextField
          label={RULES.tryIt}
          hint={RULES.tryItHint}
          optional
          value={tried}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTried(event.currentTarget.value)}
        />
        <p role="status" className={styles.verdict}>
          {tried.trim() !== '' && fault === null && (
            <Verdict fits={linearPatterns.matches(pattern, tried.trim())} />
          )}
        </p>
      </div>
    </div>
  )
}

function Verdict({ fits }: { fits: boolean }) {
  return (
    <span data-fits={fits}>
      <Icon name={fits ? 'success' : 'danger'} />
      {fits ? RULES.fits : RULES.fitsNot}
    </span>
  )
}
