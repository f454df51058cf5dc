import { redirect } from 'react-router'
import { changeOfficeMember } from '@clubhouse/contract/people/office/members'
import { DATE_PROBLEMS, parseDate } from '@clubhouse/domain/time/plain-date'
import { type FormFields, readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { PERSON } from '../messages.ts'
import { openLocked } from './open-locked.ts'

const EDITED = ['first_name', 'last_name', 'date_of_birth', 'mobile'] as const

/** What is done about one person, each by a form that needs no script. */
export const personAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const fields = readFields(await readForm(request))
  const { field } = fields
  const of = { headers, params: { member_id: id } }
  const intent = field('intent')
  const values = valuesOf(fields)
  try {
    switch (intent) {
      case 'open':
        return await openLocked({ page, request, headers }, fields, { memberId: id, back: `/members/${id}` })
      case 'edit': {
        const born = field('date_of_birth') === '' ? null : parseDate(field('date_of_birth'))
        if (born && !born.ok)
          return answerWith({ errors: { date_of_birth: DATE_PROBLEMS[born.reason] }, values })
        const body = {
          first_name: field('first_name'),
          last_name: field('last_name'),
          mobile: field('mobile'),
          ...(born && { date_of_birth: born.iso }),
        }
        await call(changeOfficeMember, { ...of, body })
        return redirect(`/members/${id}?done=saved`, 303)
      }
      default:
        return answerWith({ formError: PERSON.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PERSON.notDone)
    const formError = Object.keys(errors).length > 0 ? null : message
    return answerWith({ formError, errors, values }, status)
  }
})

/** What was typed, for the form that is drawn anew. */
const valuesOf = ({ field }: FormFields): Record<string, string> =>
  Object.fromEntries(EDITED.map((name) => [name, field(name)]))
