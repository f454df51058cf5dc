import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { addFamilyMember } from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './family.module.css'
import { FAMILY, PERSON } from './messages.ts'
import { kindIn, personIn, wrongIn } from './person-fields.ts'
import { PersonForm } from './person-form.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

const ZONE = 'Europe/Dublin'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  return { today: dayOf(page.now().toISOString(), ZONE), owner: user.user_id }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const fields = await readFormFields(request)
  const kind = kindIn(fields)
  const values = { kind, relation: fields.field('relation'), date_of_birth: fields.field('date_of_birth') }
  const person = personIn(fields)
  const typed = { ...values, first_name: person.first_name, last_name: person.last_name }
  const wrong = wrongIn(fields, kind, dayOf(page.now().toISOString(), ZONE))
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: typed })
  try {
    const { member_id: id, is_new: isNew } = await page.call(addFamilyMember, { body: { ...person, kind } })
    return redirect(withNotice(`/family/${id}`, isNew ? 'person-added' : 'person-there'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, FAMILY.failed)
    return answerWith(
      { errors, formError: Object.keys(errors).length > 0 ? null : message, values: typed },
      status,
    )
  }
}

export const handle = withHero(() => ({ title: PERSON.addTitle, line: PERSON.addLine }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PERSON.addTitle, path: '/family/add', isHidden: true })
}

export default function AddPage() {
  const { today, owner } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={styles.stack}>
      <Card as="section" padded>
        <PersonForm
          person={null}
          draft={`family/add/${owner}`}
          today={today}
          answer={answer}
          label={PERSON.added}
        />
      </Card>
      <Link className={styles.back} to="/family">
        <Icon name="arrow-left" />
        {FAMILY.back}
      </Link>
    </div>
  )
}
