import { redirect } from 'react-router'
import {
  askTeamAgain,
  enterTeamResult,
  noteTeamPlayer,
  removeTeamEvent,
} from '@clubhouse/contract/people/office/team-events'
import { returnPath } from '@clubhouse/domain/web/redirects'
import { DONE } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { eventPath, FIXTURES_PATH } from '#parts/people/teams/event-paths.ts'
import { EVENT } from './messages.ts'

const WHOLE = /^\d{1,3}$/

const scoreIn = (text: string): number | null | undefined =>
  text === '' ? null : WHOLE.test(text) ? Number(text) : undefined

/** What is done about one match or training, each by a form that needs no script. */
export const eventAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const { field } = readFields(await readForm(request))
  const of = { headers, params: { event_id: id } }
  const done = (what: string, count?: number, to = eventPath(id)) => {
    const query = new URLSearchParams({ done: what, ...(count !== undefined && { count: String(count) }) })
    return redirect(`${to}?${query.toString()}`, 303)
  }
  try {
    switch (field('intent')) {
      case 'here': {
        const params = { event_id: id, member_id: field('member') }
        await call(noteTeamPlayer, { headers, params, body: { is_here: field('here') === 'yes' || null } })
        // No way on: whoever ticks stays where they are.
        return DONE
      }
      case 'ask': {
        const { asked } = await call(askTeamAgain, of)
        return done('asked', asked, returnPath(field('from') || eventPath(id)))
      }
      case 'result': {
        const values = { ours: field('ours').trim(), theirs: field('theirs').trim() }
        const [ours, theirs] = [scoreIn(values.ours), scoreIn(values.theirs)]
        if (ours === undefined || theirs === undefined)
          return answerWith({ formError: 'Enter whole numbers, for example 3 and 1', values })
        await call(enterTeamResult, { ...of, body: { our_score: ours, their_score: theirs } })
        return done('resulted')
      }
      case 'remove': {
        const query = field('later') === 'true' ? { later: 'true' as const } : {}
        const { removed } = await call(removeTeamEvent, { ...of, query })
        return done('removed', removed, FIXTURES_PATH)
      }
      default:
        return answerWith({ formError: EVENT.failed }, 400)
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, EVENT.failed)
    return answerWith({ formError: message }, status)
  }
})
