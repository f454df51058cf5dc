import { redirect } from 'react-router'
import { addFamilyMember } from '@clubhouse/contract/people/member-family'
import { getWaitingLine, joinWaitingList, leaveWaitingList } from '@clubhouse/contract/selling/waiting-list'
import { dayOf } from '@clubhouse/domain/format'
import { DATE_PROBLEMS, parseBirthday } from '@clubhouse/domain/time/plain-date'
import { readForm } from '#lib/form/read-form.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { memberAction, type MemberAsked } from '#lib/page/handlers.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { type NoticeName, withNotice } from '#lib/visit/notices.ts'
import { waitingPath } from '../paths.ts'
import { LINE, WAITING } from './messages.ts'

interface Sent extends MemberAsked {
  form: FormData
  planId: string
  club: string
  today: string
}

type Done = { ticked?: string[]; notice?: NoticeName }

/** What the forms of a waiting list's page do, by the button that was pressed. */
export const waitingAction = memberAction(async (asked) => {
  const form = await readForm(asked.request)
  const today = dayOf(asked.page.now().toISOString(), 'Europe/Dublin')
  const sent = { ...asked, form, planId: asked.params['planId'] ?? '', club: clubOf(asked.page), today }
  const wrong = wrongIn(sent)
  if (wrong) return answerWith({ errors: wrong, values: typedIn(form) })
  try {
    const { ticked = [], notice } = await WORKS[intentOf(form)](sent)
    const query = ticked.length > 0 ? `?${new URLSearchParams(ticked.map((id) => ['for', id]))}` : ''
    const to = waitingPath(sent.planId) + query
    return redirect(notice === undefined ? to : withNotice(to, notice), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, asked.page, WAITING.failed)
    const formError = Object.keys(errors).length > 0 ? null : message
    return answerWith({ errors, formError, values: typedIn(form) }, status)
  }
})

const WORKS = {
  join: async ({ call, club, planId, form }: Sent): Promise<Done> => {
    const params = { club, plan_id: planId }
    await call(joinWaitingList, { params, body: { member_ids: tickedIn(form) } })
    return { notice: 'waiting-list-joined' }
  },
  /** One of several: the others keep their place in line. */
  drop: async ({ call, club, planId, form }: Sent): Promise<Done> => {
    const params = { club, plan_id: planId }
    const { place } = await call(getWaitingLine, { params })
    const gone = readFields(form).field('member_id')
    const rest = place?.people.map(({ member_id }) => member_id).filter((id) => id !== gone) ?? []
    if (rest.length > 0) await call(joinWaitingList, { params, body: { member_ids: rest } })
    return { notice: 'waiting-list-changed' }
  },
  leave: async ({ call, club, form }: Sent): Promise<Done> => {
    await call(leaveWaitingList, { params: { club, waiting_id: readFields(form).field('waiting_id') } })
    return { notice: 'waiting-list-left' }
  },
  add: async ({ call, form, today }: Sent): Promise<Done> => {
    const { field } = readFields(form)
    const born = parseBirthday(field('date_of_birth'), today)
    const person = {
      kind: field('kind') === 'adult' ? ('adult' as const) : ('juvenile' as const),
      first_name: field('first_name').trim(),
      last_name: field('last_name').trim(),
      date_of_birth: born.ok ? born.iso : null,
      relation: '',
    }
    const { member_id: id } = await call(addFamilyMember, { body: person })
    return { ticked: [...tickedIn(form), id] }
  },
}

function intentOf(form: FormData): keyof typeof WORKS {
  const intent = readFields(form).field('intent')
  return intent in WORKS ? (intent as keyof typeof WORKS) : 'join'
}

const tickedIn = (form: FormData): string[] =>
  form.getAll('member_ids').filter((id) => typeof id === 'string')

function wrongIn({ form, today }: Sent): Record<string, string> | null {
  const intent = intentOf(form)
  if (intent === 'join' && tickedIn(form).length === 0) return { member_ids: LINE.noneTicked }
  if (intent !== 'add') return null
  const born = parseBirthday(readFields(form).field('date_of_birth'), today)
  return born.ok || born.reason === 'empty' ? null : { date_of_birth: DATE_PROBLEMS[born.reason] }
}

function typedIn(form: FormData): Record<string, string> {
  const { field } = readFields(form)
  const typed = ['intent', 'first_name', 'last_name', 'date_of_birth'].map((name) => [name, field(name)])
  return { ...Object.fromEntries(typed), ticked: tickedIn(form).join(' ') }
}
