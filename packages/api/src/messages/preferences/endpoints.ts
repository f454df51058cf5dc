import * as preferences from '@clubhouse/contract/messages/member-preferences'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { removeCalendar, renewCalendar } from './calendar/renew-calendar.ts'
import type { PreferencesDeps } from './deps.ts'
import { readPreferences } from './preferences.queries.ts'
import { saveWishes } from './save-wishes.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

export function preferencesEndpoints(deps: PreferencesDeps): ServedEndpoint[] {
  return [
    serve(preferences.getPreferences, OWN_READ, (_input, caller) =>
      readPreferences(deps.db, caller.member.user.user_id),
    ),
    serve(preferences.updatePreferences, OWN_WRITE, ({ body }, caller) =>
      saveWishes(deps, caller.member, body),
    ),
    serve(preferences.renewCalendar, OWN_WRITE, (_input, caller) =>
      renewCalendar(deps, caller.member.user.user_id),
    ),
    serve(preferences.removeCalendar, OWN_WRITE, (_input, caller) =>
      removeCalendar(deps, caller.member.user.user_id),
    ),
  ]
}
