import { Form } from 'react-router'
import { ERASURE_LIMITS } from '@clubhouse/contract/people/office/member-limits'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Row } from '#ui/layout/layout.tsx'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { ProofOf } from './load-proof.ts'
import { ERASE } from './messages.ts'
import styles from './requests.module.css'

interface Props {
  memberId: string
  name: string
  proof: ProofOf
  answer: FormAnswer | undefined
}

/** Why, whose, and who it is that asks: what cannot be taken back later is typed. */
export function EraseForm({ memberId, name, proof, answer }: Props) {
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="erase" />
      <TextField
        label={ERASE.reason}
        hint={ERASE.reasonHint}
        name="reason"
        maxLength={ERASURE_LIMITS.reason}
        autoComplete="off"
        defaultValue={answer?.values['reason'] ?? ''}
        error={answer?.errors['reason']}
      />
      <TextField
        label={ERASE.name(name)}
        name="name"
        maxLength={ERASURE_LIMITS.name}
        autoComplete="off"
        defaultValue={answer?.values['name'] ?? ''}
        error={answer?.errors['name']}
      />
      <ProofFields {...proof} error={answer?.errors['current_password']} />
      <Row>
        <Button type="submit" variant="danger">
          {ERASE.submit(name)}
        </Button>
        <ButtonLink to={`/members/${memberId}`}>{ERASE.cancel}</ButtonLink>
      </Row>
    </Form>
  )
}
