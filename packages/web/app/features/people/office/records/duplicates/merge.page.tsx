import { Form, useActionData, useLoaderData } from 'react-router'
import { type Doubled, previewMerge } from '@clubhouse/contract/people/office/people-merges'
import { PLACE_WORDS, TWO_ACCOUNTS } from '@clubhouse/domain/people/records/merge-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { DOUBLES, MERGE } from '../messages.ts'
import { DUPLICATES_PATH } from './duplicates-action.ts'
import styles from './duplicates.module.css'
import { bornOf, nameOf, PairFacts } from './pair-facts.tsx'

export { duplicatesAction as action } from './duplicates-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, request }) => {
  const { searchParams: asked } = askedAddress(request)
  const query = { one_id: asked.get('one') ?? '', other_id: asked.get('other') ?? '' }
  const [time, told] = await Promise.all([clubTime(page, club), call(previewMerge, { headers, query })])
  return { time, ...told }
})

export const meta = titled(MERGE.title)

/** Both side by side, what stays of each, and what moves: all of it said before it is done. */
export default function MergePage() {
  const { kept, gone, bar, moves, both_guarded: areBothGuarded, time } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage back={{ to: DUPLICATES_PATH, label: MERGE.back }} title={MERGE.title} lead={MERGE.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <OfficeCard id="both" title={DOUBLES.pair(nameOf(kept), nameOf(gone))}>
        <div className={styles.two}>
          <PairFacts person={kept} time={time} />
          <PairFacts person={gone} time={time} />
        </div>
      </OfficeCard>
      {bar ? (
        <OfficeCard id="barred" title={MERGE.barred}>
          <p className={styles.quiet}>{TWO_ACCOUNTS}</p>
        </OfficeCard>
      ) : (
        <Form method="post" className={settings.form}>
          <input type="hidden" name="intent" value="merge" />
          <input type="hidden" name="kept" value={kept.member_id} />
          <input type="hidden" name="gone" value={gone.member_id} />
          <OfficeCard id="choose" title={MERGE.choose}>
            {agree(kept, gone) && <p className={styles.quiet}>{MERGE.agreed}</p>}
            <Choice name="name" label={MERGE.name} kept={nameOf(kept)} gone={nameOf(gone)} />
            <Choice
              name="date_of_birth"
              label={DOUBLES.born}
              kept={bornOf(kept)}
              gone={bornOf(gone)}
              isGone={kept.date_of_birth === null}
            />
            <Choice
              name="mobile"
              label={DOUBLES.mobile}
              kept={kept.mobile ?? DOUBLES.unknown}
              gone={gone.mobile ?? DOUBLES.unknown}
              isGone={kept.mobile === null}
            />
          </OfficeCard>
          <OfficeCard id="moves" title={MERGE.moves(nameOf(gone), nameOf(kept))}>
            {moves.length === 0 && <p className={styles.quiet}>{MERGE.noMoves}</p>}
            <ul role="list" className={styles.list}>
              {moves.map(({ place, label }, at) => (
                <li key={at}>
                  {label}
                  <small>{PLACE_WORDS[place]}</small>
                </li>
              ))}
            </ul>
            {areBothGuarded && <p className={styles.warning}>{MERGE.bothGuarded}</p>}
            <p className={styles.quiet}>
              {MERGE.stays}
              {kept.number !== null && gone.number !== null && ` ${MERGE.numberStays(gone.number)}`}
            </p>
          </OfficeCard>
          <Row>
            <Button type="submit" variant="primary">
              {MERGE.merge}
            </Button>
            <ButtonLink to={DUPLICATES_PATH}>{MERGE.cancel}</ButtonLink>
          </Row>
        </Form>
      )}
    </OfficePage>
  )
}

const agree = (one: Doubled, other: Doubled): boolean =>
  nameOf(one) === nameOf(other) && bornOf(one) === bornOf(other) && one.mobile === other.mobile

interface Of {
  name: string
  label: string
  kept: string
  gone: string
  isGone?: boolean
}

/** Asked only where they differ; what is known goes before what is not. */
function Choice({ name, label, kept, gone, isGone = false }: Of) {
  if (kept === gone) return null
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <label>
        <input type="radio" name={name} value="kept" defaultChecked={!isGone} /> {kept}
      </label>
      <label>
        <input type="radio" name={name} value="gone" defaultChecked={isGone} /> {gone}
      </label>
    </fieldset>
  )
}
