import { type ActionFunctionArgs, redirect } from 'react-router'
import { mergePeople, tellPeopleApart, undoMerge } from '@clubhouse/contract/people/office/people-merges'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { DOUBLES } from '../messages.ts'

export const DUPLICATES_PATH = '/people/duplicates'

const done = (what: keyof typeof DOUBLES.done, more = '') =>
  redirect(`${DUPLICATES_PATH}?done=${what}${more}`, 303)

const sideOf = (value: string): 'kept' | 'gone' => (value === 'gone' ? 'gone' : 'kept')

/** What is done about two people, each by a form that needs no script. */
export async function duplicatesAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = readFields(await readForm(request))
  const intent = field('intent')
  try {
    switch (intent) {
      case 'apart':
      case 'again': {
        const two = { one_id: field('one'), other_id: field('other') }
        await page.call(tellPeopleApart, { headers, body: { ...two, is_apart: intent === 'apart' } })
        return done(intent, `&${new URLSearchParams({ one: two.one_id, other: two.other_id }).toString()}`)
      }
      case 'merge': {
        const sides = {
          name: sideOf(field('name')),
          date_of_birth: sideOf(field('date_of_birth')),
          mobile: sideOf(field('mobile')),
        }
        const two = { kept_id: field('kept'), gone_id: field('gone') }
        await page.call(mergePeople, { headers, body: { ...two, ...sides } })
        return done('merged')
      }
      case 'undo':
        await page.call(undoMerge, { headers, params: { merge_id: field('merge') } })
        return done('undone')
      default:
        return answerWith({ formError: DOUBLES.notDone }, 400)
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, DOUBLES.notDone)
    return answerWith({ formError: message }, status)
  }
}
