import { Form, useActionData, useNavigation } from 'react-router'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getWaitingLine, WaitingPlace } from '@clubhouse/contract/selling/waiting-list'
import { formatDateTime } from '@clubhouse/domain/format'
import { ordinal } from '@clubhouse/domain/selling/waiting-list/line-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LineBar } from './line-bar.tsx'
import { LINE } from './messages.ts'
import styles from './waiting-list.module.css'

interface Props {
  line: ReplyOf<typeof getWaitingLine>
  place: WaitingPlace
  /** Where the plan can be chosen. */
  programme: string
}

/** Where somebody is in line, for whom, and how they leave it. */
export function InLine({ line, place, programme }: Props) {
  const answer = useActionData<FormAnswer>()
  const { state, formData } = useNavigation()
  const { people, count, ahead, offered_until: until } = place
  const isOffered = place.status === 'offered'
  const names = people.map(({ first_name: name }) => name)
  const ageOf = (id: string) => line.people.find(({ member_id }) => member_id === id)?.age ?? null
  const sending = state === 'idle' ? null : formData
  return (
    <Card as="section" padded>
      <div className={styles.form}>
        <FormMessage text={answer?.formError ?? null} />
        <div className={styles.done}>
          <Icon name={isOffered ? 'clock' : 'check'} />
          <div>
            <h2>{isOffered ? LINE.offered(count) : LINE.onTheList(names)}</h2>
            <p>
              {isOffered && until
                ? LINE.heldUntil(formatDateTime(until, line.time_zone))
                : LINE.joined(formatDateTime(place.joined_at, line.time_zone))}
            </p>
          </div>
        </div>
        {isOffered && (
          <ButtonLink to={programme} variant="primary" wide>
            {LINE.take}
          </ButtonLink>
        )}
        {ahead !== null && (
          <div className={styles.place}>
            <p className={styles.number}>
              <b>{ordinal(ahead + 1)}</b> <span>{LINE.inLine(ahead)}</span>
            </p>
            <LineBar ahead={ahead} />
          </div>
        )}
        {people.length === 0 && count > 1 && <p>{LINE.places(count)}</p>}
        {people.length > 0 && (
          <ul className={styles.people} role="list">
            {people.map(({ member_id: id, first_name: name }) => (
              <li key={id}>
                <strong>{[name, ageOf(id)].filter((part) => part !== null).join(', ')}</strong>
                {people.length > 1 && !isOffered && (
                  <Form method="post">
                    <input type="hidden" name="intent" value="drop" />
                    <input type="hidden" name="member_id" value={id} />
                    <Button
                      type="submit"
                      variant="quiet"
                      size="small"
                      aria-label={LINE.takeOffName(name)}
                      loading={sending?.get('member_id') === id}
                    >
                      {LINE.takeOff}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {people.length > 1 && !isOffered && <p className={styles.quiet}>{LINE.together}</p>}
        <p className={styles.quiet}>{LINE.account}</p>
        <details className={styles.add}>
          <summary>{isOffered ? LINE.pass : LINE.leave(count)}</summary>
          <Form method="post" className={styles.fields}>
            <p>{isOffered ? LINE.passSure : LINE.sure}</p>
            <input type="hidden" name="intent" value="leave" />
            <input type="hidden" name="waiting_id" value={place.waiting_id} />
            <Button type="submit" variant="danger" loading={sending?.get('intent') === 'leave'}>
              {isOffered ? LINE.passYes : LINE.yes}
            </Button>
          </Form>
        </details>
      </div>
    </Card>
  )
}
