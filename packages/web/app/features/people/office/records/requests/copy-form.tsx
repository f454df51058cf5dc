import { useRef } from 'react'
import { MEMBER_LIMITS } from '@clubhouse/contract/people/office/member-limits'
import { FormMessage } from '#lib/form/form-message.tsx'
import { useFormDraft } from '#lib/form/use-form-draft.ts'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { ProofOf } from './load-proof.ts'
import { COPY } from './messages.ts'
import styles from './requests.module.css'

interface Props extends ProofOf {
  memberId: string
  /** What was said of the last try: the form is the browser’s own, and leaves no answer. */
  wrong: { field: 'note' | 'current_password' | null; words: string } | null
}

/** The file comes as the answer to it, and the page stays; what was typed waits in the tab. */
export function CopyForm({ memberId, wrong, ...proof }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { keep } = useFormDraft(form, `copy ${memberId}`, true)
  const said = (field: 'note' | 'current_password') => (wrong?.field === field ? wrong.words : undefined)
  return (
    <form
      ref={form}
      method="post"
      action={`/members/${memberId}/copy/file`}
      noValidate
      onInput={keep}
      className={styles.form}
    >
      <FormMessage text={wrong?.field === null ? wrong.words : null} />
      <TextField
        label={COPY.note}
        hint={COPY.noteHint}
        name="note"
        maxLength={MEMBER_LIMITS.note}
        autoComplete="off"
        error={said('note')}
      />
      <ProofFields {...proof} error={said('current_password')} />
      <div>
        <Button type="submit" variant="primary" icon="download">
          {COPY.submit}
        </Button>
      </div>
    </form>
  )
}
