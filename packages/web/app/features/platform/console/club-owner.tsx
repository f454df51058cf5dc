import { Form } from 'react-router'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { CLUB } from './messages.ts'
import styles from './su.module.css'

/** While nobody owns the club nobody in it could ask somebody: the platform does. */
export function AskOwner({ club, answer }: { club: PlatformClubPage; answer: FormAnswer | null }) {
  if (club.people.some(({ role }) => role === 'owner')) return null
  const own = answer?.values['act'] === 'ask-owner' ? answer : null
  return (
    <OfficeCard id="ask-owner" title={CLUB.askOwner}>
      <Form method="post" className={styles.act} noValidate>
        <FormMessage text={own?.formError ?? null} />
        <p className={styles.lead}>{CLUB.askOwnerLead}</p>
        <TextField
          label={CLUB.ownerEmail}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={own?.values['email'] ?? ''}
          error={own?.errors['email']}
        />
        <Button type="submit" name="act" value="ask-owner">
          {CLUB.askNow}
        </Button>
      </Form>
    </OfficeCard>
  )
}
