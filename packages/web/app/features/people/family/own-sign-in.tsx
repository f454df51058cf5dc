import { Form } from 'react-router'
import type { FamilyPerson } from '@clubhouse/contract/people/member-family'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import styles from './family.module.css'
import { FAMILY, PERSON } from './messages.ts'
import { dayIn } from './person-card.tsx'

interface Props {
  person: FamilyPerson
  /** What the club was told, where it is not the guardian's own. */
  knownEmail: string
  answer: FormAnswer | undefined
}

/** Whoever is eighteen can look after themselves. */
export function OwnSignIn({ person, knownEmail, answer }: Props) {
  const { first_name: name, invited } = person
  const served = answer?.values['intent'] === 'invite' ? answer : undefined
  const { props, errorOf, formError, values, isBusy, ...unsent } = usePostedForm(
    ({ field }) => {
      const wrong = emailError(field('email'))
      return wrong ? { email: wrong } : {}
    },
    served,
    { name: 'own-sign-in', failed: FAMILY.failed, draft: `own-sign-in/${person.member_id}` },
  )
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{PERSON.ownSignIn}</h2>
      <p className={styles.note}>{PERSON.ownSignInLead(name)}</p>
      {invited && (
        <Form method="post" className={styles.actions}>
          <p role="status">{PERSON.invited(invited.email, dayIn(invited.until))}</p>
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" size="small">
            {PERSON.withdraw}
          </Button>
        </Form>
      )}
      <form {...props} className={formStyles.form}>
        <FormMessage text={formError} />
        <input type="hidden" name="intent" value="invite" />
        <EmailField
          label={PERSON.email(name)}
          name="email"
          autoComplete="off"
          defaultValue={values['email'] ?? invited?.email ?? knownEmail}
          error={errorOf('email')}
        />
        <Button type="submit" variant="primary" loading={isBusy}>
          {invited ? PERSON.inviteAgain : PERSON.invite}
        </Button>
        <UnsentForm {...unsent} />
      </form>
    </Card>
  )
}
