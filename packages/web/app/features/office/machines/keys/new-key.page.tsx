import { useEffect } from 'react'
import { data, useActionData, useLoaderData } from 'react-router'
import { createApiKey } from '@clubhouse/contract/office/api-keys'
import { KEY_LIMITS, KEY_SCOPES } from '@clubhouse/contract/office/machine-limits'
import { dayOf } from '@clubhouse/domain/format'
import { DONE, type FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { ChoiceGroup } from '#ui/field/choice-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { KEYS, SCOPES } from '../messages.ts'
import { ShowSecret } from '../shared/show-secret.tsx'
import { keyIn } from './key-values.ts'

const BACK = '/settings/api-keys'

interface KeyAnswer extends FormAnswer {
  secret?: string
}

export const loader = officeLoader(async ({ page, club }) => {
  const { now, timeZone } = await clubTime(page, club)
  return { timeZone, today: dayOf(now, timeZone) }
})

export const action = officeAction(async ({ call, page, club, headers, request }) => {
  const posted = await readFormFields(request)
  const { now, timeZone } = await clubTime(page, club)
  const { fields, errors, values } = keyIn(posted, dayOf(now, timeZone))
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const { secret } = await call(createApiKey, { headers, body: fields })
    return data<KeyAnswer>({ ...DONE, secret })
  } catch (error) {
    const refused = refusedBy(error, page, KEYS.notDone)
    return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
  }
})

export const meta = titled(KEYS.fresh)

/** Makes a key; the answer shows it, once. */
export default function NewKeyPage() {
  const { timeZone, today } = useLoaderData<typeof loader>()
  const served = useActionData<KeyAnswer>()
  const { props, answer, errorOf, formError, values, isBusy, forget, ...unsent } = usePostedForm(
    (fields) => keyIn(fields, today).errors,
    served,
    { name: 'new-api-key', failed: KEYS.notDone, draft: 'new-api-key' },
  )
  const heard: KeyAnswer | undefined = answer
  const secret = heard?.secret
  useEffect(() => {
    if (secret) forget()
  }, [secret, forget])
  return (
    <OfficePage
      back={{ to: BACK, label: KEYS.title }}
      title={KEYS.fresh}
      more={!secret && <Lead>{KEYS.lead}</Lead>}
    >
      {secret ? (
        <ShowSecret title={KEYS.secret} secret={secret} next={{ to: BACK, label: KEYS.done }} />
      ) : (
        <form {...props} action={`${BACK}/new`} className={settings.form}>
          <FormMessage text={formError} />
          <TextField
            label={KEYS.name}
            hint={KEYS.nameHint}
            name="name"
            autoComplete="off"
            maxLength={KEY_LIMITS.name}
            defaultValue={values['name']}
            error={errorOf('name')}
          />
          {/* By its name what is wrong with all of them is found. */}
          <input type="hidden" name="scopes" />
          <ChoiceGroup label={KEYS.scopes} error={errorOf('scopes')}>
            {KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                name={scope}
                label={SCOPES[scope].label}
                hint={SCOPES[scope].hint}
                defaultChecked={values[scope] === 'on'}
                isWrong={errorOf('scopes') !== undefined}
              />
            ))}
          </ChoiceGroup>
          <DateField
            calendar
            label={KEYS.expires}
            hint={KEYS.expiresHint}
            name="expires_on"
            optional
            defaultValue={values['expires_on']}
            error={errorOf('expires_on')}
          />
          <SettingsFoot isBusy={isBusy} timeZone={timeZone} savedAt={null} label={KEYS.make} />
          <UnsentForm forget={forget} {...unsent} />
        </form>
      )}
    </OfficePage>
  )
}
