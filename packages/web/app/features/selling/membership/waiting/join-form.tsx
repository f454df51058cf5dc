import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { getWaitingLine } from '@clubhouse/contract/selling/waiting-list'
import { familiesAhead, whyNotEach } from '@clubhouse/domain/selling/waiting-list/line-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { BirthField } from '#parts/people/birth/birth-field.tsx'
import { fitOf } from '#parts/people/birth/fit-of.ts'
import { InPlace } from '#parts/selling/buying/buy-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CheckboxOptions } from '#ui/field/checkbox-group.tsx'
import { ChoiceGroup } from '#ui/field/choice-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { LineBar } from './line-bar.tsx'
import { LINE } from './messages.ts'
import styles from './waiting-list.module.css'

interface Props {
  line: ReplyOf<typeof getWaitingLine> & { today: string }
  /** How many are ticked. */
  count: number
  onCount: (count: number) => void
}

/** Who of the family wants a place; brothers and sisters are kept together. */
export function JoinForm({ line, count, onCount }: Props) {
  const { people, families } = line
  const answer = useActionData<FormAnswer>()
  const { state, formData } = useNavigation()
  const fitting = people.filter(({ why_not }) => why_not === null)
  const others = whyNotEach(people.flatMap(({ why_not, ...each }) => (why_not ? [{ ...each, why_not }] : [])))
  const ticked = useTicked(line)
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  const error = answer?.errors['member_ids']
  return (
    <Card as="section" padded>
      <Form
        id="waiting-list"
        method="post"
        // Who is added is asked for only when that is what was pressed: the server says what is missing.
        noValidate
        className={styles.form}
        // Anew with whoever was added: a browser keeps the ticks of boxes that it knows.
        key={people.length}
        onChange={(event) => onCount(new FormData(event.currentTarget).getAll('member_ids').length)}
      >
        <h2>{LINE.title}</h2>
        <FormMessage text={answer?.formError ?? null} />
        <ChoiceGroup
          id="who"
          label={LINE.who}
          hint={fitting.length > 1 ? LINE.whoHint : undefined}
          error={error}
          inline
        >
          <CheckboxOptions
            id="who"
            name="member_ids"
            error={error}
            defaultValues={ticked}
            options={fitting.map(({ member_id: value, first_name: name, age, is_self: isSelf }) => ({
              value,
              label: [name, isSelf ? LINE.you : age].filter((part) => part !== null).join(', '),
            }))}
          />
        </ChoiceGroup>
        {fitting.length === 0 && <p>{LINE.nobodyFits}</p>}
        {others.length > 0 && (
          <ul className={styles.others} role="list">
            {others.map(({ names, why }) => (
              <li key={why}>
                {names && <strong>{names}: </strong>}
                {why}
              </li>
            ))}
          </ul>
        )}
        <AddPerson line={line} answer={answer} isBusy={isBusy('add')} />
        {fitting.length > 1 && <p className={styles.quiet}>{LINE.together}</p>}
        <div className={styles.place}>
          <p className={styles.placeWords}>
            <strong>{LINE.wouldBe(families)}</strong>
            <span>{familiesAhead(families)}</span>
          </p>
          <LineBar ahead={families} />
        </div>
        <p className={styles.quiet}>{LINE.free}</p>
        <InPlace>
          <JoinButton count={count} />
        </InPlace>
      </Form>
    </Card>
  )
}

/** Who is ticked at first: those who were sent, or who has just been added; where only one fits, that one. */
export function useTicked({ people }: Props['line']): string[] {
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const fitting = people.filter(({ why_not }) => why_not === null)
  if (fitting.length === 1) return fitting.map(({ member_id }) => member_id)
  const asked = answer ? (answer.values['ticked'] ?? '').split(' ') : search.getAll('for')
  return asked.filter((id) => fitting.some(({ member_id }) => member_id === id))
}

/** Also in the bar, outside the form. */
export function JoinButton({ count }: { count: number }) {
  const { state, formData } = useNavigation()
  return (
    <Button
      type="submit"
      name="intent"
      value="join"
      form="waiting-list"
      variant="primary"
      loading={state !== 'idle' && formData?.get('intent') === 'join'}
    >
      {LINE.joinFor(count)}
    </Button>
  )
}

function AddPerson({
  line: { plan, today },
  answer,
  isBusy,
}: {
  line: Props['line']
  answer: FormAnswer | undefined
  isBusy: boolean
}) {
  const isChild = plan.is_juvenile
  const values = answer?.values['intent'] === 'add' ? answer.values : {}
  const errorOf = (name: string) => answer?.errors[name]
  return (
    <details className={styles.add} open={values['intent'] === 'add'}>
      <summary>{isChild ? LINE.add : LINE.addAdult}</summary>
      <div className={styles.fields}>
        <input type="hidden" name="kind" value={isChild ? 'juvenile' : 'adult'} />
        <TextField
          label={LINE.firstName}
          name="first_name"
          autoComplete="off"
          maxLength={64}
          defaultValue={values['first_name']}
          error={errorOf('first_name')}
          optional={false}
        />
        <TextField
          label={LINE.lastName}
          name="last_name"
          autoComplete="off"
          maxLength={64}
          defaultValue={values['last_name']}
          error={errorOf('last_name')}
        />
        <BirthField
          label={LINE.born}
          today={today}
          says={fitOf(plan, today)}
          name="date_of_birth"
          defaultValue={values['date_of_birth']}
          error={errorOf('date_of_birth')}
        />
        <Button type="submit" name="intent" value="add" loading={isBusy}>
          {LINE.addThem}
        </Button>
      </div>
    </details>
  )
}
