import { Form, useActionData } from 'react-router'
import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import { ASIDE_ACCOUNTS, MAX_ASIDE_REASON } from '@clubhouse/contract/money/office/bank-limits'
import { ASIDE_WORDS } from '@clubhouse/domain/money/bank/aside-account'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from './bank.module.css'
import { LINE } from './messages.ts'

/** What a line is that pays no order; of one that is out of the books, what it was. */
export function AsideForm({ line: { state, reason } }: { line: OfficeBankLine }) {
  const answer = useActionData<FormAnswer>()
  const isAside = state === 'aside'
  return (
    <section className={styles.way} id="aside" aria-labelledby="aside-title">
      <h2 id="aside-title">{isAside ? LINE.whatItWas : LINE.aside}</h2>
      <p className={styles.quiet}>{isAside ? LINE.whatItWasLead : LINE.asideLead}</p>
      <Form method="post" className={styles.back}>
        <input type="hidden" name="intent" value="aside" />
        <RadioGroup
          label={LINE.account}
          name="account"
          options={[
            ...ASIDE_ACCOUNTS.map((value) => ({ value, label: ASIDE_WORDS[value] })),
            ...(isAside ? [] : [{ value: 'none', label: LINE.leftOut, note: LINE.leftOutHint }]),
          ]}
          defaultValue={answer?.values?.['account'] ?? ''}
          error={answer?.errors?.['account']}
        />
        <TextField
          label={LINE.why}
          name="reason"
          maxLength={MAX_ASIDE_REASON}
          defaultValue={answer?.values?.['reason'] ?? (isAside ? reason : null) ?? ''}
          error={answer?.errors?.['reason']}
        />
        <Button type="submit" icon={isAside ? 'check' : 'box'}>
          {isAside ? LINE.intoBooks : LINE.asideConfirm}
        </Button>
      </Form>
    </section>
  )
}
