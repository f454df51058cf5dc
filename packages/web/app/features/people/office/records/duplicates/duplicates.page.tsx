import { Form, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { listDuplicates } from '@clubhouse/contract/people/office/people-merges'
import { holds } from '@clubhouse/domain/office/offices'
import { SAME_WORDS } from '@clubhouse/domain/people/records/merge-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { DOUBLES } from '../messages.ts'
import { DUPLICATES_PATH } from './duplicates-action.ts'
import styles from './duplicates.module.css'
import { nameOf, PairFacts } from './pair-facts.tsx'
import { PastMerges } from './past-merges.tsx'

export { duplicatesAction as action } from './duplicates-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [time, found] = await Promise.all([clubTime(page, club), call(listDuplicates, { headers })])
  return { time, mayWrite: holds(club, ['mail']), ...found }
})

export const meta = titled(DOUBLES.title)

/** Who is in the list twice, each pair with why, and what was merged lately. */
export default function DuplicatesPage() {
  const { pairs, merges, time, mayWrite } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage title={DOUBLES.title} lead={DOUBLES.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <DoneWords />
      {pairs.length === 0 && <EmptyState icon="success">{DOUBLES.none}</EmptyState>}
      <ul role="list" className={styles.pairs}>
        {pairs.map(({ one, other, reasons, bar }, at) => (
          <li key={`${one.member_id} ${other.member_id}`}>
            <OfficeCard
              id={`pair-${at}`}
              title={
                <>
                  {DOUBLES.pair(nameOf(one), nameOf(other))}
                  {/* Two pairs may have the same names. */}
                  <span className="visually-hidden"> ({at + 1})</span>
                </>
              }
            >
              <p className={styles.why}>
                {reasons.map((reason) => (
                  <Badge key={reason} tone="neutral">
                    {SAME_WORDS[reason]}
                  </Badge>
                ))}
              </p>
              <div className={styles.two}>
                <PairFacts person={one} time={time} />
                <PairFacts person={other} time={time} />
              </div>
              {/* Said here, and not after the press of a button that promises it. */}
              {bar && <p className={styles.barred}>{DOUBLES.barred}</p>}
              <div className={styles.acts}>
                {bar ? (
                  mayWrite && (
                    <ButtonLink
                      to={`/mail/lists/new?of=members&on=${one.member_id}&on=${other.member_id}`}
                      icon="send"
                    >
                      {DOUBLES.ask}
                    </ButtonLink>
                  )
                ) : (
                  <ButtonLink
                    to={`${DUPLICATES_PATH}/merge?one=${one.member_id}&other=${other.member_id}`}
                    variant="primary"
                  >
                    {DOUBLES.compare}
                  </ButtonLink>
                )}
                <Form method="post">
                  <input type="hidden" name="intent" value="apart" />
                  <input type="hidden" name="one" value={one.member_id} />
                  <input type="hidden" name="other" value={other.member_id} />
                  <Button type="submit">{DOUBLES.notSame}</Button>
                </Form>
              </div>
            </OfficeCard>
          </li>
        ))}
      </ul>
      <PastMerges merges={merges} time={time} />
    </OfficePage>
  )
}

/** What was done, told by the address, so that it needs no script; what was told apart can be taken back at once. */
function DoneWords() {
  const [search] = useSearchParams()
  const done = search.get('done')
  if (done === null || !Object.hasOwn(DOUBLES.done, done)) return null
  const [one, other] = [search.get('one'), search.get('other')]
  return (
    <Done
      end={
        done === 'apart' &&
        one &&
        other && (
          <Form method="post" action={DUPLICATES_PATH}>
            <input type="hidden" name="intent" value="again" />
            <input type="hidden" name="one" value={one} />
            <input type="hidden" name="other" value={other} />
            <Button type="submit" size="small" icon="undo">
              {DOUBLES.maybeSame}
            </Button>
          </Form>
        )
      }
    >
      {DOUBLES.done[done as keyof typeof DOUBLES.done]}
    </Done>
  )
}
