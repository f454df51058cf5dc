import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ClubRenewals } from '@clubhouse/contract/selling/member-renewal'
import { formatPrice } from '@clubhouse/domain/format'
import { renewLabel } from '@clubhouse/domain/selling/renewal/renewal-words'
import { FormMessage } from '#lib/form/form-message.tsx'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import sections from '#parts/site/text/section-title.module.css'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Agreements } from './agreements.tsx'
import { RENEWAL } from './messages.ts'
import { PersonCard } from './person-card.tsx'
import { FIELDS, YES } from './renew-fields.ts'
import styles from './renewal.module.css'
import { useRenewing } from './use-renewing.ts'

interface Props {
  offered: ClubRenewals
  showsClub: boolean
  answer: FormAnswer | undefined
}

/** One club's renewals. Forms of the club stand between its fields, so the fields name their form instead of standing in it. */
export function ClubRenewal({ offered, showsClub, answer }: Props) {
  const { club, renewals, agreements } = offered
  const renewing = useRenewing(offered)
  const form = useId()
  const hasScript = useHydrated()
  const isSending = useNavigation().formData?.get(FIELDS.club) === club.slug
  const { chosen, price, lacking } = renewing
  const isOpen = renewals.some(({ state }) => state === 'open')
  const wanted = new Set(chosen.flatMap(({ forms }) => forms.flatMap((each) => each.agreements)))
  const asked = agreements.filter(({ key }) => wanted.has(key))
  const problem = answer?.formError ?? null
  const names = lacking.map(({ first_name: name }) => name).join(', ')
  return (
    <section className={styles.club} aria-labelledby={`${form}-club`}>
      {showsClub ? (
        <Card padded>
          <h2 id={`${form}-club`} className={sections['title']}>
            {club.name}
          </h2>
        </Card>
      ) : (
        <h2 id={`${form}-club`} className="visually-hidden">
          {RENEWAL.legend}
        </h2>
      )}
      <ul className={styles.people} role="list">
        {renewals.map((renewal) => (
          <PersonCard
            key={renewal.membership_id}
            renewal={renewal}
            club={club}
            renewing={renewing}
            form={form}
          />
        ))}
      </ul>
      {isOpen && (
        <>
          <Agreements agreements={asked} form={form} origin={club.origin} errors={answer?.errors ?? {}} />
          <Form id={form} method="post" className={styles.bar} data-sticky-bar="">
            <input type="hidden" name={FIELDS.club} value={club.slug} />
            {hasScript && <input type="hidden" name={FIELDS.script} value={YES} />}
            <input type="hidden" name={FIELDS.edits} value={JSON.stringify(sentEdits(renewing.edits))} />
            <FormMessage text={isSending ? null : problem} />
            {lacking.length > 0 && <p role="status">{RENEWAL.stillMissing(names)}</p>}
            {price.saves > 0 && (
              <p className={styles.saves}>{RENEWAL.together(formatPrice(price.saves, club.currency))}</p>
            )}
            <Button
              type="submit"
              variant="primary"
              size="large"
              wide
              loading={isSending}
              disabled={chosen.length === 0 || (hasScript && lacking.length > 0)}
            >
              {renewLabel(chosen.length, price, club.currency)}
            </Button>
            <p className={styles.quiet}>{RENEWAL.pay}</p>
          </Form>
        </>
      )}
    </section>
  )
}

const sentEdits = (edits: ReturnType<typeof useRenewing>['edits']) =>
  Object.fromEntries(Object.entries(edits).map(([key, { given }]) => [key, given]))
