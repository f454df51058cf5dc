import { type ActionFunctionArgs, redirect } from 'react-router'
import {
  createArticle,
  deleteArticle,
  getOfficeArticle,
  saveArticleDraft,
} from '@clubhouse/contract/backoffice/articles'
import { readFormFields } from '../../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../../lib/form/refused.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import { LIST } from '../messages.ts'
import { roomAt } from '../rooms.ts'

const INTENTS = ['create', 'copy', 'archive', 'back', 'delete'] as const
export type Intent = (typeof INTENTS)[number]

/** What can be done from the list; each button is a form that needs no script. */
export async function articlesAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const url = new URL(request.url)
  const room = roomAt(url.pathname)
  const { field } = await readFormFields(request)
  const intent = INTENTS.find((each) => each === field('intent'))
  const params = { article_id: field('article_id') }
  try {
    return redirect(await act(), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, LIST.notDone)
    return answerWith({ formError: message || LIST.notDone, notice: message || LIST.notDone }, status)
  }

  /** Where it leads. */
  async function act(): Promise<string> {
    switch (intent) {
      case 'create':
      case 'copy': {
        const body = { type: room.type, ...(intent === 'copy' && { copy_of: params.article_id }) }
        const { article_id: id } = await page.call(createArticle, { headers, body })
        return `${room.path}/${id}`
      }
      case 'delete':
        await page.call(deleteArticle, { params, headers })
        return listAddress()
      case 'archive':
      case 'back': {
        const { state } = await page.call(getOfficeArticle, { params, headers })
        const body = { base_revision: state.revision, archived: intent === 'archive' }
        await page.call(saveArticleDraft, { params, headers, body })
        return listAddress(intent === 'archive' ? params.article_id : null)
      }
      case undefined:
        return room.path
    }
  }

  /** As it was searched; what was archived is said above it, with the way back. */
  function listAddress(archived: string | null = null): string {
    const search = new URLSearchParams(url.searchParams)
    for (const name of ['done', 'article']) search.delete(name)
    if (archived)
      for (const [name, value] of [
        ['done', 'archive'],
        ['article', archived],
      ] as const)
        search.set(name, value)
    const query = search.toString()
    return query ? `${room.path}?${query}` : room.path
  }
}
