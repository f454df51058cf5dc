import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { createWebhook } from '@clubhouse/contract/office/webhooks'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { HOOK, HOOKS } from '../messages.ts'
import { ShowSecret } from '../shared/show-secret.tsx'
import { type HookAnswer, HookForm } from './hook-form.tsx'
import { hookIn } from './hook-values.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

const BACK = '/settings/webhooks'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club } = await requireClub(page, request)
  try {
    return { timeZone: (await clubTime(page, club)).timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { fields, errors, values } = hookIn(await readFormFields(request))
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const { secret, webhook } = await page.call(createWebhook, { headers, body: fields })
    return data<HookAnswer>({ ...DONE, secret, webhookId: webhook.webhook_id })
  } catch (error) {
    const refused = refusedBy(error, page, HOOK.notDone)
    return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: HOOKS.fresh, path: `${BACK}/new`, isHidden: true })
}

/** Adds a webhook; the answer shows its secret, once. */
export default function NewWebhookPage() {
  const { timeZone } = useLoaderData<typeof loader>()
  const served = useActionData<HookAnswer>()
  const form = useSettingsForm((fields) => hookIn(fields).errors, served, {
    name: 'new-webhook',
    version: '',
  })
  const heard: HookAnswer | undefined = form.answer
  const { secret, webhookId } = heard ?? {}
  const { forget } = form
  useEffect(() => {
    if (secret) forget()
  }, [secret, forget])
  return (
    <div className={settings.page}>
      <header>
        <Link to={BACK} className={settings.back}>
          <Icon name="arrow-left" />
          {HOOKS.title}
        </Link>
        <h1 className={settings.heading}>{HOOKS.fresh}</h1>
        {!secret && <p className={settings.lead}>{HOOKS.lead}</p>}
      </header>
      {secret ? (
        <ShowSecret
          title={HOOK.secret}
          why={HOOK.secretWhy}
          secret={secret}
          next={{ to: `${BACK}/${webhookId}`, label: HOOK.toHook }}
        />
      ) : (
        <HookForm form={form} action={`${BACK}/new`} label={HOOKS.add} timeZone={timeZone} />
      )}
    </div>
  )
}
