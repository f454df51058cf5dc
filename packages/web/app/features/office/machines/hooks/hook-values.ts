import { HOOK_EVENTS } from '@clubhouse/contract/office/machine-limits'
import type { WebhookFields } from '@clubhouse/contract/office/webhooks'
import { hookErrors } from '@clubhouse/domain/office/machines/machine-fields'
import type { FormFields } from '#lib/form/form-fields.ts'

interface Typed {
  fields: WebhookFields
  errors: Record<string, string>
  values: Record<string, string>
}

/** What stands in the form, read alike in the browser and on the server. */
export function hookIn({ field, isTicked }: FormFields): Typed {
  const events = HOOK_EVENTS.filter((event) => isTicked(event))
  const fields = { url: field('url').trim(), note: field('note').trim(), events }
  const values = {
    url: field('url'),
    note: field('note'),
    ...Object.fromEntries(events.map((event) => [event, 'on'])),
  }
  return { fields, errors: hookErrors(fields), values }
}
