import {
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router'
import { getLeftOpen, handOverOffice } from '@clubhouse/contract/identity/office/users'
import { type Office, OFFICES } from '@clubhouse/contract/office/office-names'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { OFFICE } from '@clubhouse/domain/office/office-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { loadPart } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeAction } from '#parts/office/office-handlers.ts'
import { Consequences } from './consequences.tsx'
import { loadUsers } from './load-users.ts'
import { HAND_OVER, USERS } from './messages.ts'
import styles from './users.module.css'

const HERE = '/settings/users/hand-over'

/** What is handed over stands in the address: "treasurer 7d0a…". */
export async function loader(args: LoaderFunctionArgs) {
  const { users } = await loadUsers(args)
  const page = args.context.get(pageContext)
  const { headers } = await requireClub(page, args.request)
  const held = users.flatMap((person) => person.offices.map((office) => ({ office, person })))
  const asked = askedAddress(args.request).searchParams.get('what')
  const chosen = held.find((each) => keyOf(each) === asked) ?? held[0] ?? null
  const open = chosen
    ? await loadPart(page.call(getLeftOpen, { headers, params: { user_id: chosen.person.user_id } }), page)
    : null
  return { users, held, chosen, open: open?.value ?? null }
}

const keyOf = ({ office, person }: { office: Office; person: { user_id: string } }) =>
  `${office} ${person.user_id}`

export const action = officeAction(async ({ call, page, headers, request }) => {
  const { field } = await readFormFields(request)
  const [office, from] = field('what').split(' ')
  const known = OFFICES.find((each) => each === office)
  const to = field('to')
  const email = tidyEmail(field('email'))
  if (!known || !from) return redirect(HERE, 303)
  try {
    const { is_done: isDone } = await call(handOverOffice, {
      headers,
      body: { office: known, from_user_id: from, ...(to && to !== 'email' ? { to_user_id: to } : { email }) },
    })
    return redirect(`/settings/users?done=${isDone ? 'handed' : 'hand-asked'}`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, USERS.failed)
    const formError = refused.errors['email'] ? null : refused.message
    return answerWith({ errors: refused.errors, formError, values: { email, to } }, refused.status)
  }
})

export const meta = titled(HAND_OVER.title)

/** One screen: which office, from whom, to whom, and what that means. */
export default function HandOverPage() {
  const { users, held, chosen, open } = useLoaderData<typeof loader>()
  return (
    <OfficePage
      back={{ to: '/settings/users', label: USERS.back }}
      title={HAND_OVER.title}
      lead={HAND_OVER.lead}
    >
      {chosen === null ? (
        <EmptyState icon="key" action={<ButtonLink to="/settings/users">{USERS.back}</ButtonLink>}>
          {HAND_OVER.none}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Which held={held} chosen={keyOf(chosen)} />
            <Whom what={keyOf(chosen)} others={users.filter((each) => each !== chosen.person)} />
          </div>
          <Consequences {...chosen} open={open} />
        </div>
      )}
    </OfficePage>
  )
}

type Held = ReturnType<typeof useLoaderData<typeof loader>>['held']

function Which({ held, chosen }: { held: Held; chosen: string }) {
  const submit = useSubmit()
  const options = held.map((each) => ({
    value: keyOf(each),
    label: `${OFFICE[each.office].name}: ${each.person.first_name} ${each.person.last_name}`,
  }))
  return (
    <Form
      method="get"
      action={HERE}
      className={styles.which}
      onChange={(event) => submit(event.currentTarget)}
    >
      <Select label={HAND_OVER.which} name="what" options={options} defaultValue={chosen} key={chosen} />
      <noscript>
        <Button type="submit">{HAND_OVER.choose}</Button>
      </noscript>
    </Form>
  )
}

/** What was refused is shown for the same office again: it stands in the address. */
function Whom({ what, others }: { what: string; others: Held[number]['person'][] }) {
  const answer = useActionData<FormAnswer>()
  const options = [
    ...others.map(({ user_id: value, first_name: first, last_name: last, email }) => ({
      value,
      label: `${first} ${last}`,
      note: email,
    })),
    { value: 'email', label: HAND_OVER.somebodyElse },
  ]
  return (
    <Form
      method="post"
      action={`${HERE}?${new URLSearchParams({ what })}`}
      className={settings.form}
      noValidate
    >
      <FormMessage text={answer?.formError ?? null} />
      <input type="hidden" name="what" value={what} />
      <RadioGroup
        label={HAND_OVER.to}
        name="to"
        options={options}
        defaultValue={answer?.values['to'] || 'email'}
        after={
          <div className={styles.after}>
            <EmailField
              label={HAND_OVER.email}
              hint={HAND_OVER.emailHint}
              name="email"
              autoComplete="off"
              defaultValue={answer?.values['email'] ?? ''}
              error={answer?.errors['email']}
            />
          </div>
        }
      />
      <Row>
        <Button type="submit" variant="primary">
          {HAND_OVER.submit}
        </Button>
      </Row>
    </Form>
  )
}
