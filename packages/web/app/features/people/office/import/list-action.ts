import { type ActionFunctionArgs, redirect } from 'react-router'
import {
  discardPeopleImport,
  mapPeopleImport,
  startPeopleImport,
  undoPeopleImport,
} from '@clubhouse/contract/people/office/people-imports'
import { IMPORT_FIELDS } from '@clubhouse/domain/people/import/columns'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { IMPORT } from './messages.ts'

/** What is done to one list, each by a form that needs no script. */
export async function listAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  const of = { headers, params: { import_id: id } }
  const here = `/people/import/${id}`
  const revision = Number(field('revision'))
  try {
    switch (field('intent')) {
      case 'map': {
        const count = Math.min(Number(field('columns')) || 0, 40)
        const mapping = Array.from(
          { length: count },
          (_, at) => IMPORT_FIELDS.find((each) => each === field(`column-${at}`)) ?? null,
        )
        await page.call(mapPeopleImport, { ...of, body: { mapping, revision } })
        return redirect(here, 303)
      }
      case 'start':
        await page.call(startPeopleImport, { ...of, body: { revision } })
        return redirect(`${here}?state=all`, 303)
      case 'undo':
        await page.call(undoPeopleImport, of)
        return redirect(here, 303)
      case 'discard':
        await page.call(discardPeopleImport, of)
        return redirect('/people/import', 303)
      default:
        return answerWith({ formError: IMPORT.notDone }, 400)
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, IMPORT.notDone)
    return answerWith({ formError: message }, status)
  }
}
