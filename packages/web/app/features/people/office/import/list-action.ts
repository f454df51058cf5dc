import { redirect } from 'react-router'
import {
  discardPeopleImport,
  mapPeopleImport,
  startPeopleImport,
  undoPeopleImport,
} from '@clubhouse/contract/people/office/people-imports'
import { IMPORT_FIELDS } from '@clubhouse/domain/people/import/columns'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { IMPORT } from './messages.ts'

/** What is done to one list, each by a form that needs no script. */
export const listAction = officeAction(async ({ call, headers, request, params: { id = '' } }) => {
  const { field } = await readFormFields(request)
  const of = { headers, params: { import_id: id } }
  const here = `/people/import/${id}`
  const revision = Number(field('revision'))
  switch (field('intent')) {
    case 'map': {
      const count = Math.min(Number(field('columns')) || 0, 40)
      const mapping = Array.from(
        { length: count },
        (_, at) => IMPORT_FIELDS.find((each) => each === field(`column-${at}`)) ?? null,
      )
      await call(mapPeopleImport, { ...of, body: { mapping, revision } })
      return redirect(here, 303)
    }
    case 'start':
      await call(startPeopleImport, { ...of, body: { revision } })
      return redirect(`${here}?state=all`, 303)
    case 'undo':
      await call(undoPeopleImport, of)
      return redirect(here, 303)
    case 'discard':
      await call(discardPeopleImport, of)
      return redirect('/people/import', 303)
    default:
      return answerWith({ formError: IMPORT.notDone }, 400)
  }
}, IMPORT.notDone)
