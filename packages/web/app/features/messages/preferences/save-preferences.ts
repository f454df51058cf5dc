import { redirect } from 'react-router'
import {
  getPreferences,
  removeCalendar,
  renewCalendar,
  updatePreferences,
} from '@clubhouse/contract/messages/member-preferences'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { PREFERENCES } from './messages.ts'
import { readWishes } from './wishes-names.ts'

export const savePreferences = memberAction(async ({ call, request }) => {
  const fields = await readFormFields(request)
  switch (fields.field('intent')) {
    case 'calendar': {
      const { url } = await call(renewCalendar, {})
      return { ...DONE, values: { calendar: url } }
    }
    case 'calendar-stop':
      await call(removeCalendar, {})
      return redirect(withNotice('/preferences', 'calendar-removed'), 303)
    default: {
      const known = await call(getPreferences, {})
      await call(updatePreferences, { body: readWishes(known, fields) })
      return redirect(withNotice('/preferences', 'preferences-saved'), 303)
    }
  }
}, PREFERENCES.failed)
