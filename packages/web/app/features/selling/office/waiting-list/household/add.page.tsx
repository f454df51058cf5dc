import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { WAITING_LIMITS } from '@clubhouse/contract/selling/office/waiting-limits'
import { addWaitingHousehold } from '@clubhouse/contract/selling/office/waiting-lists'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linePath } from '../line/line-list.tsx'
import { loadLine } from '../line/load-line.ts'
import { LISTS_PATH } from '../all-lists.tsx'
import { ADD, HOUSEHOLD } from '../messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = async (args: LoaderFunctionArgs) => (await loadLine(args)).line

export async function action({ request, context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = readFields(await readForm(request))
  const plan_id = params['id'] ?? ''
  const [email, typed] = [field('email').trim(), field('count').trim()]
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  const errors = {
    ...(!/^\S+@\S+$/.test(email) && { email: ADD.emailMissing }),
    ...((count < 1 || count > WAITING_LIMITS.count) && { count: ADD.countWrong }),
  }
  const values = { email, count: typed }
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    await page.call(addWaitingHousehold, { headers, body: { plan_id, email, count } })
    return redirect(`${linePath(plan_id)}?done=added`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, HOUSEHOLD.notDone)
    const isOfField = Object.keys(refused.errors).length > 0
    return answerWith(
      { errors: refused.errors, formError: isOfField ? null : refused.message, values },
      refused.status,
    )
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ADD.title, path: LISTS_PATH, isHidden: true })
}

/** Somebody whom the club knows, at the end of the line. */
export default function AddPage() {
  const line = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={settings.page}>
      <header>
        <Link to={linePath(line.plan_id)} className={settings.back}>
          <Icon name="arrow-left" />
          {line.plan}
        </Link>
        <h1 className={settings.heading}>{ADD.title}</h1>
        <p className={settings.lead}>{ADD.lead}</p>
      </header>
      <Form method="post" className={settings.form} noValidate>
        <FormMessage text={answer?.formError ?? null} />
        <TextField
          label={ADD.email}
          hint={ADD.emailHint}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={answer?.values['email'] ?? ''}
          error={answer?.errors['email']}
        />
        <TextField
          label={ADD.count}
          hint={ADD.countHint}
          name="count"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={answer?.values['count'] ?? '1'}
          error={answer?.errors['count']}
        />
        <div className={settings.foot}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {ADD.add}
          </Button>
        </div>
      </Form>
    </div>
  )
}
