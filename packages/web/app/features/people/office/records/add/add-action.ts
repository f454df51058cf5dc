import { redirect } from 'react-router'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { AccountHolder } from '@clubhouse/contract/selling/office/by-hand'
import {
  findAccountHolders,
  quoteRegistration,
  registerByHand,
} from '@clubhouse/contract/selling/office/by-hand'
import { sendPayLink } from '@clubhouse/contract/money/office/pay-links'
import { REGISTRATION_WAYS } from '@clubhouse/contract/selling/office/by-hand-limits'
import { isRefusal } from '@clubhouse/contract/refusal'
import { dayOf } from '@clubhouse/domain/format'
import { DATE_PROBLEMS, parseBirthday, parseDate } from '@clubhouse/domain/time/plain-date'
import { data } from 'react-router'
import { type FormFields, readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { ADD_PERSON } from './messages.ts'

export type Quote = ReplyOf<typeof quoteRegistration>

/** The page as it stands after a press that did not lead on. */
export interface AddAnswer {
  values: Record<string, string>
  planIds: string[]
  errors: Record<string, string>
  formError: string | null
  /** Null where nobody was looked for. */
  found: AccountHolder[] | null
  quote: Quote | null
}

const TYPED = [
  ...(['kind', 'first_name', 'last_name', 'date_of_birth', 'search', 'holder_id', 'member_id'] as const),
  ...([
    'guardian_first_name',
    'guardian_last_name',
    'email',
    'mobile',
    'is_signed',
    'way',
    'due_on',
  ] as const),
]

export const addAction = officeAction(async ({ call, page, headers, request }) => {
  const form = await readForm(request)
  const fields = readFields(form)
  const { field } = fields
  const intent = field('intent')
  const { body, errors } = readWho(form, fields, dayOf(page.now().toISOString(), 'Europe/Dublin'))
  const values = Object.fromEntries(TYPED.map((name) => [name, field(name)]))
  const again: AddAnswer = {
    values,
    planIds: body.plan_ids,
    errors: {},
    formError: null,
    found: null,
    quote: null,
  }
  const answer = (more: Partial<AddAnswer>, status: number) =>
    data<AddAnswer>({ ...again, ...more }, { status })
  try {
    const search = field('search').trim()
    if (search.length > 1) again.found = (await call(findAccountHolders, { headers, body: { search } })).items
    if (intent === 'find') return answer({}, 200)
    if (body.plan_ids.length === 0)
      return intent === 'price'
        ? answer({ errors }, 200)
        : answer({ errors: { ...errors, plan_ids: ADD_PERSON.choosePlan } }, 422)
    if (Object.keys(errors).length > 0) return answer({ errors }, 422)
    again.quote = await call(quoteRegistration, { headers, body })
    if (intent === 'price') return answer({}, 200)
    const isLinked = field('way') === 'link'
    const due = isLinked || field('way') === 'later' ? parseDate(field('due_on')) : null
    if (due && !due.ok) return answer({ errors: { due_on: DATE_PROBLEMS[due.reason] } }, 422)
    const way = isLinked ? 'later' : (REGISTRATION_WAYS.find((each) => each === field('way')) ?? 'cash')
    const seen = field('total')
    const done = await call(registerByHand, {
      headers,
      body: {
        ...body,
        request_id: field('request_id'),
        guardian_first_name: field('guardian_first_name'),
        guardian_last_name: field('guardian_last_name'),
        mobile: field('mobile'),
        is_signed: fields.isTicked('is_signed'),
        is_somebody_else: fields.isTicked('is_somebody_else'),
        way,
        due_on: due?.ok ? due.iso : null,
        ...(/^\d+$/.test(seen) && { total: Number(seen) }),
      },
    })
    const { member_id: person, order_id: order, order_seq: number, total: sum } = done
    // They are registered whether the link leaves or not: then it is sent from what is said next.
    const isSent =
      isLinked && (await leaves(() => call(sendPayLink, { headers, params: { order_id: order } })))
    const told = { person, order, number: String(number), sum: String(sum), way: isSent ? 'link' : way }
    const query = new URLSearchParams({ ...told, ...(done.is_unfinished && { open: '1' }) })
    return redirect(`/members/new?${query}`, 303)
  } catch (error) {
    const refused = refusedBy(error, page, ADD_PERSON.notDone)
    // Who is like them is shown with the question, and nothing above the form.
    const isAsked = isRefusal(error) && error.code === 'same_person'
    const isAtField = Object.keys(refused.errors).length > 0
    return answer(
      { errors: refused.errors, formError: isAsked || isAtField ? null : refused.message },
      refused.status,
    )
  }
})

const leaves = (send: () => Promise<unknown>): Promise<boolean> =>
  send().then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false
      throw error
    },
  )

/** What of the form both the price and the registration need. */
function readWho(form: FormData, { field }: FormFields, today: string) {
  const isChild = field('kind') !== 'adult'
  const holder = field('holder_id')
  const born = field('date_of_birth').trim()
  const date = born === '' ? null : parseBirthday(born, today)
  const plans = form.getAll(isChild ? 'child_plan' : 'adult_plan')
  const isKnown = isChild && holder !== '' && field('member_id') !== ''
  const body = {
    kind: isChild ? ('child' as const) : ('adult' as const),
    first_name: field('first_name'),
    last_name: field('last_name'),
    date_of_birth: date?.ok && !isKnown ? date.iso : null,
    holder_id: holder || null,
    member_id: isKnown ? field('member_id') : null,
    email: field('email'),
    plan_ids: plans.filter((id): id is string => typeof id === 'string'),
  }
  const errors: Record<string, string> =
    date && !date.ok && !isKnown ? { date_of_birth: DATE_PROBLEMS[date.reason] } : {}
  return { body, errors }
}
