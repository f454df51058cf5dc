import { Form, useNavigation } from 'react-router'
import type { PaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PAYMENTS } from './messages.ts'
import styles from './payments.module.css'

/** Up to which sum one person gives money back alone. */
export function RefundLimit({ payments }: { payments: PaymentsAccount }) {
  const { refund_alone_up_to: upTo, currency, may_change: mayChange } = payments
  const isBusy = useNavigation().formData?.get('intent') === 'refunds'
  return (
    <FormSection as="section" title={PAYMENTS.refunds} lead={PAYMENTS.refundsLead}>
      {mayChange ? (
        <Form method="post" action="/settings/payments" className={styles.limit} preventScrollReset>
          <input type="hidden" name="intent" value="refunds" />
          <TextField
            label={PAYMENTS.refundsUpTo}
            name="refund_alone_up_to"
            inputMode="decimal"
            defaultValue={(upTo / 100).toFixed(2)}
          />
          <Button type="submit" loading={isBusy}>
            {PAYMENTS.refundsSave}
          </Button>
        </Form>
      ) : (
        <p className={styles.words}>
          {PAYMENTS.refundsNow(formatMoney(cents(upTo), currency))} {PAYMENTS.refundsOwners}
        </p>
      )}
    </FormSection>
  )
}
