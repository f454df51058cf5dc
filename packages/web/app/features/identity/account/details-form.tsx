import type { Member } from '@clubhouse/contract/people/people'
import { addressValues } from '#lib/form/address-field.ts'
import { AddressFields } from '#lib/form/address-fields.tsx'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { detailsErrors, OWNER } from './details-errors.ts'
import { DETAILS } from './messages.ts'

export function DetailsForm({ member, answer }: { member: Member; answer: FormAnswer | undefined }) {
  const { props, errorOf, formError, values, isBusy, ...unsent } = usePostedForm(detailsErrors, answer, {
    name: 'details',
    failed: DETAILS.failed,
    draft: `details/${member.member_id}`,
  })
  const kept: Record<string, string> = { ...addressValues(member.address), ...values }
  return (
    <form {...props} action="/details" className={formStyles.form}>
      <FormMessage text={formError} />
      <input type="hidden" name={OWNER} value={member.member_id} />
      <div className={formStyles.pair}>
        <TextField
          label={DETAILS.firstName}
          name="first_name"
          autoComplete="given-name"
          maxLength={64}
          defaultValue={values['first_name'] ?? member.first_name}
          error={errorOf('first_name')}
        />
        <TextField
          label={DETAILS.lastName}
          name="last_name"
          autoComplete="family-name"
          maxLength={64}
          defaultValue={values['last_name'] ?? member.last_name}
          error={errorOf('last_name')}
        />
      </div>
      <PhoneField
        label={DETAILS.mobile}
        name="mobile"
        maxLength={32}
        defaultValue={values['mobile'] ?? member.mobile ?? ''}
        error={errorOf('mobile')}
        optional
      />
      <AddressFields values={kept} />
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {DETAILS.save}
      </Button>
      <UnsentForm {...unsent} />
    </form>
  )
}
