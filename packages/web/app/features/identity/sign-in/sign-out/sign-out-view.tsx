import { Form } from 'react-router'
import formStyles from '#lib/form/form.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import styles from '../authentication.module.css'
import { closeAddress } from '../frame.ts'
import { SIGN_OUT } from '../messages.ts'
import { stepPath } from '../steps.ts'
import type { ViewProps } from '../step-data.ts'

/** For whoever comes by a link: a link alone must not sign anybody out. */
export function SignOutView({ frame }: ViewProps) {
  const back = closeAddress(frame)
  return (
    <Form method="post" action={stepPath('sign-out')} className={formStyles.form}>
      <p className={styles.lead}>{SIGN_OUT.ask}</p>
      <input type="hidden" name="from" value={back} />
      <Button type="submit" variant="primary" size="large" wide>
        {SIGN_OUT.submit}
      </Button>
      <ButtonLink variant="quiet" to={back} wide>
        {SIGN_OUT.stay}
      </ButtonLink>
    </Form>
  )
}
