import { type ActionFunctionArgs, redirect } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormFields } from '../../../lib/form/form-fields.ts'
import { readFormFields } from '../../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../../lib/form/refused.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { type AccountHeader, requireClub } from '../require-club.ts'
import { SETTINGS } from '../settings/messages.ts'
import { answerBoth } from '../settings/settings-answer.ts'
import { savedAddress } from '../settings/use-settings-form.ts'
import type { Read, Values } from './record-values.ts'

export interface Asking {
  page: PageContext
  headers: AccountHeader
}

/** How one kind of thing is edited; the rest is the same for all of them. */
export interface RecordKind<Fields> {
  path: string
  /** Where a save leads, if not to its path. */
  savedAt?: (id: string, isNew: boolean) => string
  typed: (fields: FormFields) => Values
  read: (values: Values) => Read<Fields>
  errors: (values: Values) => Values
  /** What is to be done before it is saved. */
  before?: (asking: Asking, values: Values) => Promise<void>
  /** Answers its id. */
  add: (asking: Asking, body: Fields) => Promise<string>
  change: (asking: Asking, id: string, body: Fields & { version: string }) => Promise<unknown>
  /** As it is kept now. */
  now: (asking: Asking, id: string) => Promise<{ version: string; values: Values }>
}

/** A new one, or a change on top of what was opened; what somebody else saved meanwhile is shown beside it. */
export async function saveRecord<Fields>(
  { request, context, params }: ActionFunctionArgs,
  kind: RecordKind<Fields>,
) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const fields = await readFormFields(request)
  const values = kind.typed(fields)
  const errors = kind.errors(values)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  const id = params['id']
  const body = kind.read(values).fields
  const addressOf = kind.savedAt ?? ((known: string) => `${kind.path}/${known}`)
  try {
    await kind.before?.({ page, headers }, values)
    if (id === undefined) {
      const made = await kind.add({ page, headers }, body)
      return redirect(savedAddress(addressOf(made, true), page.now()), 303)
    }
    await kind.change({ page, headers }, id, { ...body, version: fields.field('version') })
    return redirect(savedAddress(addressOf(id, false), page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, SETTINGS.notSaved)
    if (refused.status !== 409 || id === undefined)
      return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
    const now = await kind.now({ page, headers }, id)
    return answerBoth({ values, version: now.version, message: SETTINGS.bothShown, theirs: now.values })
  }
}

/** The fields of a form that are there whatever else is in it. */
export const typedOf = (
  { field, isTicked }: FormFields,
  names: readonly string[],
  ticks: readonly string[],
): Values => ({
  ...Object.fromEntries(names.map((name) => [name, field(name).trim()])),
  ...Object.fromEntries(
    ticks.map((name) => [name, isTicked(name) && !isTicked(notTicked(name)) ? 'on' : '']),
  ),
})

/** A button of this name takes the tick away that is sent beside it. */
export const notTicked = (name: string): string => `not_${name}`
