import { useState } from 'react'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { Bound } from '#parts/office/record/bound.ts'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import type { Values } from '#parts/office/record/record-values.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { EDIT, SETTINGS } from '../messages.ts'
import { PriceSteps } from '../price-steps.tsx'
import { PRIZES } from './prize-draw-kind.ts'

interface Props {
  bound: Bound
  values: Values
  mark: string
}

/** In the order in which somebody thinks of a raffle: what for, what can be won, what a ticket costs, when. */
export function PrizeDrawFields({ bound, values, mark }: Props) {
  const { of, theirsOf } = bound
  return (
    <>
      <EditSection title={EDIT.what} fields={['name', 'description', 'place']} isOpen>
        <TextField label={EDIT.name} autoComplete="off" maxLength={LOTTERY_LIMITS.name} {...of('name')} />
        <Theirs>{theirsOf('name')}</Theirs>
        <TextArea label={EDIT.description} rows={3} optional {...of('description')} />
        <Theirs>{theirsOf('description')}</Theirs>
        <TextField
          label={EDIT.place}
          autoComplete="off"
          optional
          maxLength={LOTTERY_LIMITS.place}
          {...of('place')}
        />
        <Theirs>{theirsOf('place')}</Theirs>
      </EditSection>
      <EditSection title={EDIT.prizes} says={values['prizes']} fields={['prize', 'prizes']} isOpen>
        <Prizes bound={bound} />
      </EditSection>
      <EditSection
        title={EDIT.tickets}
        says={values['prices']}
        fields={['count', 'price', 'prices', 'ticket_count']}
        isOpen
      >
        <PriceSteps bound={bound} mark={mark} />
        <TextField label={EDIT.ticketCount} inputMode="numeric" autoComplete="off" {...of('ticket_count')} />
        <Theirs>{theirsOf('ticket_count')}</Theirs>
      </EditSection>
      <EditSection title={EDIT.when} says={values['draws_day']} fields={['closes', 'draws', 'run_by']} isOpen>
        <Moment bound={bound} name="closes" labels={[EDIT.closesDay, EDIT.closesTime]} />
        <Moment bound={bound} name="draws" labels={[EDIT.drawsDay, EDIT.drawsTime]} />
        <RadioGroup
          label={SETTINGS.runBy}
          {...of('run_by')}
          options={[
            { value: 'people', label: SETTINGS.people },
            { value: 'clock', label: SETTINGS.clock },
          ]}
        />
        <Theirs>
          {theirsOf('run_by') && EDIT.runBy[theirsOf('run_by') === 'clock' ? 'clock' : 'people']}
        </Theirs>
      </EditSection>
    </>
  )
}

function Prizes({ bound: { of, errorOf, theirsOf } }: { bound: Bound }) {
  const filled = PRIZES.findLastIndex((name) => of(name).defaultValue !== '')
  const [count, setCount] = useState(Math.max(filled + 1, 3))
  return (
    <>
      {PRIZES.slice(0, count).map((name, at) => (
        <div key={name}>
          <TextField
            label={EDIT.prize(at + 1)}
            autoComplete="off"
            optional={at > 0}
            maxLength={LOTTERY_LIMITS.prize}
            {...of(name)}
            error={errorOf(name) ?? (at === 0 ? errorOf('prizes') : undefined)}
          />
          <input type="hidden" name={`${name}_note`} value={of(`${name}_note`).defaultValue} />
        </div>
      ))}
      <Theirs>{theirsOf('prizes')}</Theirs>
      {count < PRIZES.length && (
        <div>
          <Button variant="secondary" size="small" icon="plus" onClick={() => setCount(count + 1)}>
            {EDIT.addPrize}
          </Button>
        </div>
      )}
    </>
  )
}

interface MomentProps {
  bound: Bound
  name: 'closes' | 'draws'
  labels: readonly [day: string, time: string]
}

function Moment({ bound: { of, errorOf, theirsOf }, name, labels }: MomentProps) {
  const [day, time] = [`${name}_day`, `${name}_time`]
  const theirs = [theirsOf(day), theirsOf(time)].filter(Boolean).join(', ')
  return (
    <div>
      <Columns>
        <DateField calendar label={labels[0]} {...of(day)} error={errorOf(day) ?? errorOf(`${name}_at`)} />
        <TextField type="time" label={labels[1]} {...of(time)} />
      </Columns>
      <Theirs>{theirs || undefined}</Theirs>
    </div>
  )
}
