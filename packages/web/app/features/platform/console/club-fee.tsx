import { Form } from 'react-router'
import type { PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import { currencyMark, formatLongDate } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { writeMoney } from '#ui/money-field/parse-money.ts'
import { FEE } from './messages.ts'
import styles from './su.module.css'

/** What the platform asks the club for, and since when. */
export function ClubFee({ club, answer }: { club: PlatformClubPage; answer: FormAnswer | null }) {
  const own = answer?.values['act'] === 'fee' ? answer : null
  const rate = club.platform_rate
  return (
    <OfficeCard id="fee" title={FEE.title}>
      <Form method="post" className={styles.act} noValidate>
        <FormMessage text={own?.formError ?? null} />
        <p className={styles.lead}>
          {rate ? FEE.since(formatLongDate(rate.since, club.time_zone)) : FEE.nothing} {FEE.lead}
        </p>
        <TextField
          label={FEE.share}
          name="share"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={own?.values['share'] ?? String((rate?.basis_points ?? 0) / 100)}
          error={own?.errors['basis_points']}
        />
        <MoneyField
          label={FEE.fixed}
          name="fixed"
          currency={currencyMark(club.currency)}
          defaultValue={own?.values['fixed'] ?? writeMoney(cents(rate?.fixed ?? 0))}
          error={own?.errors['fixed']}
        />
        <Button type="submit" name="act" value="fee">
          {FEE.save}
        </Button>
      </Form>
    </OfficeCard>
  )
}
