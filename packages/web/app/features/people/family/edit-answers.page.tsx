import { useEffect } from 'react'
import {
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { getFamilyForm, giveFamilyAnswers } from '@clubhouse/contract/people/member-family'
import { FormMessage } from '#lib/form/form-message.tsx'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { draftKey, forgetDraft } from '#parts/people/dynamic-form/drafts/draft.ts'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { sendSafely } from '#parts/people/registration-form/send-safely.ts'
import {
  ABOUT,
  type Refused,
  refusedContext,
  takeAnswers,
} from '#parts/people/registration-form/take-answers.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { titleOfFailed } from '#ui/error-summary/error-summary.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import styles from './family.module.css'
import { EDIT, FAMILY } from './messages.ts'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
type Params = LoaderFunctionArgs['params']

const idsIn = (params: Params) => ({
  member_id: params['memberId'] ?? '',
  account_id: params['accountId'] ?? '',
  form_id: params['formId'] ?? '',
})

export const loader = memberLoader(async ({ call, user, context, params }) => {
  const found = await call(getFamilyForm, { params: idsIn(params), query: {} })
  const isRefused = context.get(refusedContext)
  return { ...found, memberId: params['memberId'] ?? '', owner: user.user_id, isRefused }
})

export const action = memberAction(async (args) => {
  const { call } = args
  const params = idsIn(args.params)
  const find = (version?: number) =>
    call(getFamilyForm, { params, query: version === undefined ? {} : { version } })
  return takeAnswers(args, {
    findForm: async (version) => (await find(version)).form,
    findToday: async () => (await find()).today,
    keep: async ({ version, sections }) => {
      await call(giveFamilyAnswers, { params, body: { version, sections } })
      return withNotice(`/family/${params.member_id}`, 'answers-saved')
    },
  })
})

/**
 * Named together by the page and by what sends it, so that the two are one file: whoever has lost the signal cannot
 * fetch another to be told so.
 */
const ANSWERING = { Form: DynamicForm, send: sendSafely }

export const clientAction = (args: ClientActionFunctionArgs) => ANSWERING.send(args)

export const handle = withHero(({ person, club }: Loaded) => ({
  title: person.is_self ? EDIT.titleSelf : EDIT.title(person.first_name),
  line: club.name,
}))

export const meta = titled<typeof loader>((data) =>
  data?.isRefused ? titleOfFailed(FAMILY.title) : FAMILY.title,
)

/** What a club was told, to be told anew by the rules of its form. */
export default function EditAnswersPage() {
  const { form: newest, answers, today, person, memberId, owner } = useLoaderData<typeof loader>()
  const served = useActionData<Refused>()
  const fetcher = useFetcher<Refused>()
  const form = served?.again?.form ?? newest
  const refused = fetcher.data ?? served
  const draft = draftKey(form, `${owner}.${memberId}`)
  const isSending = fetcher.state !== 'idle'
  // Whoever leaves without sending begins with what the club knows.
  useEffect(() => () => forgetDraft(draft), [draft])
  const send = (given: FormAnswers) =>
    void fetcher.submit(
      { [ABOUT.version]: form.version, [ABOUT.answers]: JSON.stringify(given) },
      { method: 'post' },
    )
  return (
    <div className={styles.stack}>
      <Card as="section" padded>
        <FormMessage text={served?.formError ?? null} />
        <ANSWERING.Form
          form={form}
          initial={answers}
          today={today}
          errors={refused?.errors ?? []}
          {...(served?.again && { posted: served.again.posted })}
          draftKey={draft}
          isAboutOneself={person.is_self}
          onSubmit={send}
        >
          <input type="hidden" name={ABOUT.version} value={form.version} />
          <FormMessage text={isSending ? null : (fetcher.data?.formError ?? null)} />
          <Button type="submit" variant="primary" size="large" loading={isSending}>
            {EDIT.send}
          </Button>
        </ANSWERING.Form>
      </Card>
      <Link className={styles.back} to={`/family/${memberId}`}>
        <Icon name="arrow-left" />
        {FAMILY.back}
      </Link>
    </div>
  )
}
