import { redirect } from 'react-router'
import { mergePeople, tellPeopleApart, undoMerge } from '@clubhouse/contract/people/office/people-merges'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { DOUBLES } from '../messages.ts'

export const DUPLICATES_PATH = '/people/duplicates'

const done = (what: keyof typeof DOUBLES.done, more = '') =>
  redirect(`${DUPLICATES_PATH}?done=${what}${more}`, 303)

const sideOf = (value: string): 'kept' | 'gone' => (value === 'gone' ? 'gone' : 'kept')

/** What is done about two people, each by a form that needs no script. */
export const duplicatesAction = /* @__PURE__ */ officeAction(async ({ call, headers, request }) => {
  const { field } = readFields(await readForm(request))
  const intent = field('intent')
  switch (intent) {
    case 'apart':
    case 'again': {
      const two = { one_id: field('one'), other_id: field('other') }
      await call(tellPeopleApart, { headers, body: { ...two, is_apart: intent === 'apart' } })
      return done(intent, `&${new URLSearchParams({ one: two.one_id, other: two.other_id }).toString()}`)
    }
    case 'merge': {
      const sides = {
        name: sideOf(field('name')),
        date_of_birth: sideOf(field('date_of_birth')),
        mobile: sideOf(field('mobile')),
      }
      const two = { kept_id: field('kept'), gone_id: field('gone') }
      await call(mergePeople, { headers, body: { ...two, ...sides } })
      return done('merged')
    }
    case 'undo':
      await call(undoMerge, { headers, params: { merge_id: field('merge') } })
      return done('undone')
    default:
      return answerWith({ formError: DOUBLES.notDone }, 400)
  }
}, DOUBLES.notDone)
