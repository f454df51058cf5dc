import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { acceptOwnSignIn, listOwnSignInOffers } from '@clubhouse/contract/people/member-family'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './family.module.css'
import { WELCOME } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    return await page.call(listOwnSignInOffers, {})
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { field } = await readFormFields(request)
  try {
    await page.call(acceptOwnSignIn, { params: { member_id: field('member_id') } })
    return redirect(withNotice('/family', 'own-sign-in-taken'), 303)
  } catch (error) {
    const { status } = refusedBy(error, page, WELCOME.failed)
    return answerWith({ formError: WELCOME.failed }, status)
  }
}

export const handle = withHero(() => ({ title: WELCOME.title, line: WELCOME.line }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: WELCOME.title, path: '/family/welcome', isHidden: true })
}

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
