import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { acceptOwnSignIn, listOwnSignInOffers } from '@clubhouse/contract/people/member-family'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import styles from './family.module.css'
import { WELCOME } from './messages.ts'

export const loader = memberLoader(({ call }) => call(listOwnSignInOffers, {}))

export const action = memberAction(async ({ call, page, request }) => {
  const { field } = await readFormFields(request)
  try {
    await call(acceptOwnSignIn, { params: { member_id: field('member_id') } })
    return redirect(withNotice('/family', 'own-sign-in-taken'), 303)
  } catch (error) {
    const { status } = refusedBy(error, page, WELCOME.failed)
    return answerWith({ formError: WELCOME.failed }, status)
  }
})

export const handle = withHero(() => ({ title: WELCOME.title, line: WELCOME.line }))

export const meta = titled(WELCOME.title)

/** Where somebody who has grown up takes over what was looked after for them. */
export default function WelcomePage() {
  const { items } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.stack}>
      <FormMessage text={answer?.formError ?? null} />
      {items.length === 0 && (
        <EmptyState icon="mail" action={<ButtonLink to="/">{WELCOME.home}</ButtonLink>}>
          {WELCOME.none}
        </EmptyState>
      )}
      {items.map(({ member_id: id, from }) => (
        <Card key={id} as="section" padded>
          <p className={styles.note}>{WELCOME.offer(from)}</p>
          <p className={styles.note}>{WELCOME.gets}</p>
          <Form method="post">
            <input type="hidden" name="member_id" value={id} />
            <Button type="submit" variant="primary" size="large">
              {WELCOME.take}
            </Button>
          </Form>
        </Card>
      ))}
    </div>
  )
}
