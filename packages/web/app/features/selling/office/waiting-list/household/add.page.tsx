import {
  Form,
  type LoaderFunctionArgs,
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
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { officeAction } from '#parts/office/office-handlers.ts'
import { linePath } from '../line/line-list.tsx'
import { loadLine } from '../line/load-line.ts'
import { ADD, HOUSEHOLD } from '../messages.ts'

export const loader = async (args: LoaderFunctionArgs) => (await loadLine(args)).line

export const action = officeAction(async ({ call, page, headers, request, params }) => {
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
    await call(addWaitingHousehold, { headers, body: { plan_id, email, count } })
    return redirect(`${linePath(plan_id)}?done=added`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, HOUSEHOLD.notDone)
    const isOfField = Object.keys(refused.errors).length > 0
    return answerWith(
      { errors: refused.errors, formError: isOfField ? null : refused.message, values },
      refused.status,
    )
  }
})

export const meta = titled(ADD.title)

/** Somebody whom the club knows, at the end of the line. */
export default function AddPage() {
  const line = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <OfficePage back={{ to: linePath(line.plan_id), label: line.plan }} title={ADD.title} lead={ADD.lead}>
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
        <Row>
          <Button type="submit" variant="primary" loading={isBusy}>
            {ADD.add}
          </Button>
        </Row>
      </Form>
    </OfficePage>
  )
}
