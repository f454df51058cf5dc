import { useEffect } from 'react'
import { data, useActionData, useLoaderData } from 'react-router'
import { createWebhook } from '@clubhouse/contract/office/webhooks'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { HOOK, HOOKS } from '../messages.ts'
import { ShowSecret } from '../shared/show-secret.tsx'
import { type HookAnswer, HookForm } from './hook-form.tsx'
import { hookIn } from './hook-values.ts'

const BACK = '/settings/webhooks'

export const loader = officeLoader(async ({ page, club }) => ({
  timeZone: (await clubTime(page, club)).timeZone,
}))

export const action = officeAction(async ({ call, page, headers, request }) => {
  const { fields, errors, values } = hookIn(await readFormFields(request))
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const { secret, webhook } = await call(createWebhook, { headers, body: fields })
    return data<HookAnswer>({ ...DONE, secret, webhookId: webhook.webhook_id })
  } catch (error) {
    const refused = refusedBy(error, page, HOOK.notDone)
    return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
  }
})

export const meta = titled(HOOKS.fresh)

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
    <OfficePage
      back={{ to: BACK, label: HOOKS.title }}
      title={HOOKS.fresh}
      more={!secret && <Lead>{HOOKS.lead}</Lead>}
    >
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
    </OfficePage>
  )
}
