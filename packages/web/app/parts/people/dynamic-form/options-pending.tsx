import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { type ControlProps, textOf } from './controls/control-props.ts'
import type { QuestionState } from './engine/form-session.ts'
import { FORM } from './messages.ts'
import styles from './question.module.css'

type Props = { control: ControlProps; loading: QuestionState['loading']; onRetry: () => void }

/** FORM-07: stands where the options will stand. */
export function OptionsPending({ control, loading, onRetry }: Props) {
  const words =
    loading === 'loading'
      ? FORM.loadingOptions
      : loading === 'failed'
        ? FORM.optionsFailed
        : FORM.optionsLater
  return (
    <div className={styles.pending}>
      <Select
        {...textOf(control)}
        options={[]}
        placeholder={words}
        disabled
        aria-busy={loading === 'loading' || undefined}
      />
      <div className={styles.pendingWords} role="status">
        <span className={loading === 'failed' ? styles.failed : 'visually-hidden'}>{words}</span>
        {loading === 'failed' && (
          <Button size="small" onClick={onRetry}>
            {FORM.retry}
          </Button>
        )}
      </div>
    </div>
  )
}
