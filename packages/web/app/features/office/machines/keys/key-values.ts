import type { ApiKeyFields } from '@clubhouse/contract/office/api-keys'
import { KEY_SCOPES } from '@clubhouse/contract/office/machine-limits'
import { keyErrors } from '@clubhouse/domain/office/machines/machine-fields'
import { DATE_PROBLEMS, parseDate } from '@clubhouse/domain/time/plain-date'
import type { FormFields } from '#lib/form/form-fields.ts'

interface Typed {
  fields: ApiKeyFields
  errors: Record<string, string>
  values: Record<string, string>
}

/** What stands in the form, read alike in the browser and on the server; `today` is the club's. */
export function keyIn({ field, isTicked }: FormFields, today: string): Typed {
  const day = field('expires_on').trim()
  const parsed = day === '' ? null : parseDate(day)
  const fields: ApiKeyFields = {
    name: field('name').trim(),
    scopes: KEY_SCOPES.filter((scope) => isTicked(scope)),
    expires_on: parsed?.ok ? parsed.iso : null,
  }
  return {
    fields,
    errors: {
      ...keyErrors(fields, today),
      ...(parsed && !parsed.ok && { expires_on: DATE_PROBLEMS[parsed.reason] }),
    },
    values: {
      name: field('name'),
      expires_on: day,
      ...Object.fromEntries(fields.scopes.map((scope) => [scope, 'on'])),
    },
  }
}
