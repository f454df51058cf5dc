import { getForm, saveForm } from '@clubhouse/contract/people/office/forms'
import type { InputOf } from '@clubhouse/contract/endpoint'
import { isRefusal } from '@clubhouse/contract/refusal'
import { chosenClub } from '#parts/office/require-club.ts'
import { readJson } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { EDIT } from '../messages.ts'
import type { SaveAnswer } from './save-answer.ts'

/**
 * Where the editor saves: no page, only an answer, so that whatever happens the editor stays as it is. It is one of
 * our pages and not the API, because here a sign-in that has run out is renewed on the way.
 */
export const action = publicAction(async ({ call, page, request, params }): Promise<Response> => {
  const user = await page.user()
  const club = user && chosenClub(page, user, request)
  if (!club) return answer({ kind: 'signed-out' }, 401)
  const form = { params: { form_id: params['id'] ?? '' }, headers: { 'x-account-id': club.account_id } }
  // The gate reads the body by the contract, whatever was sent.
  const body = (await readJson(request)) as NonNullable<InputOf<typeof saveForm>['body']>
  try {
    return answer({ kind: 'saved', form: await call(saveForm, { ...form, body }) }, 200)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, EDIT.notSaved)
    if (status === 401) return answer({ kind: 'signed-out' }, 401)
    if (status === 409 && isFormChanged(error)) {
      return answer({ kind: 'conflict', theirs: await call(getForm, form) }, 409)
    }
    if (status === 400 || status === 422) return answer({ kind: 'broken', message, errors }, status)
    return answer({ kind: 'failed', message: message || EDIT.notSaved }, status)
  }
})

const isFormChanged = (error: unknown): boolean => isRefusal(error) && error.code === 'form_changed'

const answer = (body: SaveAnswer, status: number): Response => Response.json(body, { status })
