import { data, redirect } from 'react-router'
import {
  changeWebhook,
  changeWebhookSecret,
  removeWebhook,
  sendDeliveryAgain,
  testWebhook,
} from '@clubhouse/contract/office/webhooks'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { HOOK } from '../messages.ts'
import type { HookAnswer } from './hook-form.tsx'
import { hookIn } from './hook-values.ts'

/** All that is done to one webhook: each button has its intent, and the form has none. */
export const hookAction = officeAction(async ({ call, page, headers, request, params }) => {
  const posted = await readFormFields(request)
  const id = params['id'] ?? ''
  const path = `/settings/webhooks/${id}`
  const of = { headers, params: { webhook_id: id } }
  const intent = posted.field('intent')
  const { fields, errors, values } = hookIn(posted)
  if (intent === '' && Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    switch (intent) {
      case 'on':
      case 'off':
        await call(changeWebhook, { ...of, body: { is_on: intent === 'on' } })
        return redirect(`${path}?done=${intent}`, 303)
      case 'test':
        await call(testWebhook, of)
        return redirect(`${path}?done=test`, 303)
      case 'again':
        await call(sendDeliveryAgain, { headers, params: { delivery_id: posted.field('id') } })
        return redirect(`${path}?done=again`, 303)
      case 'remove':
        await call(removeWebhook, of)
        return redirect('/settings/webhooks?removed', 303)
      case 'secret': {
        const { secret } = await call(changeWebhookSecret, of)
        return data<HookAnswer>({ ...DONE, secret })
      }
      default:
        await call(changeWebhook, { ...of, body: fields })
        return redirect(savedAddress(path, page.now()), 303)
    }
  } catch (error) {
    const refused = refusedBy(error, page, HOOK.notDone)
    const typed = intent === '' ? values : {}
    return answerWith({ errors: refused.errors, formError: refused.message, values: typed }, refused.status)
  }
})
