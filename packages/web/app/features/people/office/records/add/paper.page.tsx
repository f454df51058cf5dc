import { useEffect } from 'react'
import {
  type ClientActionFunctionArgs,
  redirect,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { getOpenForm, listOpenForms, typeOpenForm } from '@clubhouse/contract/selling/office/paper-answers'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { draftKey, forgetDraft } from '#parts/people/dynamic-form/drafts/draft.ts'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { sendSafely } from '#parts/people/registration-form/send-safely.ts'
import { ABOUT, type Refused, takeAnswers } from '#parts/people/registration-form/take-answers.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './add.module.css'
import { ADD_PERSON } from './messages.ts'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'

/** One form after the other: which is next says what is still open. */
export const loader = officeLoader(async ({ call, headers, user, params: { id = '' } }) => {
  const { items } = await call(listOpenForms, {
    headers,
    params: { member_id: id },
  })
  const [next] = items
  if (!next) throw redirect(`/members/${id}`, 303)
  const params = { member_id: id, form_id: next.form_id }
  const found = await call(getOpenForm, { headers, params, query: {} })
  return { ...found, memberId: id, typist: user.user_id }
})

interface Open {
  params: { member_id: string; form_id: string }
  isLast: boolean
}

export const action = officeAction(async (args) => {
  const {
    call,
    headers,
    params: { id = '' },
  } = args
  // What is sent is read before anything is asked.
  let asked: Promise<Open> | null = null
  const open = () => (asked ??= whatIsOpen())
  async function whatIsOpen(): Promise<Open> {
    const { items } = await call(listOpenForms, { headers, params: { member_id: id } })
    return { params: { member_id: id, form_id: items[0]?.form_id ?? '' }, isLast: items.length <= 1 }
  }
  const find = async (version?: number) => {
    const { params } = await open()
    return call(getOpenForm, { headers, params, query: version === undefined ? {} : { version } })
  }
  return takeAnswers(args, {
    findForm: async (version) => (await find(version)).form,
    findToday: async () => (await find()).today,
    keep: async ({ version, sections }) => {
      const { params, isLast } = await open()
      await call(typeOpenForm, { headers, params, body: { version, sections } })
      return withNotice(isLast ? `/members/${id}` : `/members/${id}/paper`, 'paper-typed')
    },
  })
})

/** Named together, so that whoever has lost the signal needs no other file to be told so. */
const ANSWERING = { Form: DynamicForm, send: sendSafely }

export const clientAction = (args: ClientActionFunctionArgs) => ANSWERING.send(args)

export const meta = titled<typeof loader>((data) => ADD_PERSON.paperTitle(data ? data.person.first_name : ''))

/** What is on the paper besides who it is. */
export default function PaperPage() {
  const { form: newest, answers, today, person, memberId, typist } = useLoaderData<typeof loader>()
  const served = useActionData<Refused>()
  const fetcher = useFetcher<Refused>()
  const form = served?.again?.form ?? newest
  const refused = fetcher.data ?? served
  const draft = draftKey(form, `${typist}.${memberId}`)
  const isSending = fetcher.state !== 'idle'
  // Answers about somebody's health do not wait in the browser of a clubhouse.
  useEffect(() => () => forgetDraft(draft), [draft])
  const send = (given: FormAnswers) =>
    void fetcher.submit(
      { [ABOUT.version]: form.version, [ABOUT.answers]: JSON.stringify(given) },
      { method: 'post' },
    )
  return (
    <OfficePage
      back={{
        to: `/members/${memberId}`,
        label: `${person.first_name} ${person.last_name}`.trim(),
      }}
      title={ADD_PERSON.paperTitle(person.first_name)}
      lead={ADD_PERSON.paperLead}
    >
      <div className={styles.paper}>
        <FormMessage text={served?.formError ?? null} />
        <ANSWERING.Form
          form={form}
          initial={answers}
          today={today}
          errors={refused?.errors ?? []}
          {...(served?.again && { posted: served.again.posted })}
          draftKey={draft}
          isAboutOneself={false}
          onSubmit={send}
        >
          <input type="hidden" name={ABOUT.version} value={form.version} />
          <FormMessage text={isSending ? null : (fetcher.data?.formError ?? null)} />
          <Button type="submit" variant="primary" size="large" loading={isSending}>
            {ADD_PERSON.paperSave}
          </Button>
        </ANSWERING.Form>
      </div>
    </OfficePage>
  )
}
