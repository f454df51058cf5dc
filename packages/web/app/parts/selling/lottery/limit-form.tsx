import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { FormMessage } from '#lib/form/form-message.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { parseMoney, writeMoney } from '#ui/money-field/parse-money.ts'
import type { FormFields } from '#lib/form/form-fields.ts'
import { PLAY } from './play-messages.ts'
import styles from './play.module.css'
import { useServedAnswer } from './use-served-answer.ts'

function wrongLimit({ field }: FormFields): { limit?: string } {
  const typed = field('limit').trim()
  return typed === '' || parseMoney(typed).ok ? {} : { limit: PLAY.badLimit }
}

interface Props {
  club: string
  currency: Currency
  limit: number | null
}

export function LimitForm({ club, currency, limit }: Props) {
  const { formError, errorOf, isBusy, props } = usePostedForm(wrongLimit, useServedAnswer('limit', club), {
    name: 'save-limit',
    failed: PLAY.failed,
    draft: null,
  })
  return (
    <form {...props} className={styles.form}>
      <input type="hidden" name="intent" value="limit" />
      <input type="hidden" name="club" value={club} />
      <FormMessage text={formError} />
      <MoneyField
        name="limit"
        label={PLAY.limit}
        hint={PLAY.limitHint}
        optional
        currency={formatMoney(cents(0), currency).replace('0.00', '').trim()}
        error={errorOf('limit')}
        defaultValue={limit === null ? '' : writeMoney(cents(limit))}
      />
      <Button type="submit" loading={isBusy}>
        {PLAY.save}
      </Button>
    </form>
  )
}
