import * as account from '@clubhouse/contract/identity/office/account'
import { isRefusal } from '@clubhouse/contract/refusal'
import { readJson } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { chosenClub } from '#parts/office/require-club.ts'
import { publicAction } from '#lib/page/handlers.ts'
import type { Act, ActAnswer } from './acts.ts'
import { EDIT } from './messages.ts'

/** Where both rooms save, publish and ask: no page, only an answer, so that whatever happens the editor stays as it is. */
export const action = publicAction(async ({ call, page, request }): Promise<Response> => {
  const user = await page.user()
  const club = user && chosenClub(page, user, request)
  if (!club) return answer({ kind: 'signed-out' }, 401)
  const headers = { 'x-account-id': club.account_id }
  // The gate reads each body by the contract, whatever was sent.
  const act = (await readJson(request)) as Act
  try {
    return answer(await done(), 200)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, EDIT.notDone)
    if (status === 401) return answer({ kind: 'signed-out' }, 401)
    if (isRefusal(error) && error.code === 'draft_changed') {
      const { site: theirs } = await call(account.getOfficeAccount, { headers })
      return answer({ kind: 'conflict', message, theirs }, 409)
    }
    return answer({ kind: 'refused', message: message || EDIT.notDone, errors }, status)
  }

  async function done(): Promise<ActAnswer> {
    const { base_revision } = act
    switch (act.do) {
      case 'save': {
        const body = { site: { base_revision, draft: act.draft } }
        const { site } = await call(account.changeOfficeAccount, { headers, body })
        return { kind: 'done', site }
      }
      case 'publish': {
        const body = { base_revision, ...(act.at && { at: act.at }) }
        return { kind: 'done', site: await call(account.publishSite, { headers, body }) }
      }
      case 'unschedule':
        return { kind: 'done', site: await call(account.unscheduleSite, { headers }) }
      case 'discard': {
        const query = { base_revision }
        return { kind: 'done', site: await call(account.discardSiteDraft, { headers, query }) }
      }
      case 'restore': {
        const asked = { headers, params: { number: act.number }, body: { base_revision } }
        return { kind: 'done', site: await call(account.restoreSiteRevision, asked) }
      }
      case 'history':
        return { kind: 'history', revisions: (await call(account.listSiteRevisions, { headers })).items }
      case 'preview':
        return { kind: 'preview', url: (await call(account.previewSite, { headers, body: {} })).url }
      default:
        return { kind: 'refused', message: EDIT.notDone, errors: {} }
    }
  }
})

const answer = (body: ActAnswer, status: number): Response => Response.json(body, { status })
