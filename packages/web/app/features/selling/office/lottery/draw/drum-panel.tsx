import { Form, useNavigation } from 'react-router'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { formatDateTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DRAW } from '../messages.ts'

interface Props {
  draw: OfficeDraw
  me: string
  path: string
  timeZone: string
  answer: FormAnswer | undefined
}

/** Two people read the drum, each without the other's numbers. */
export function DrumPanel({ draw, me, path, timeZone, answer }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'drum'
  const { readings, colleagues } = draw
  const hasRead = readings.some(({ user_id: id }) => id === me)
  const names = colleagues.map(({ name }) => name).join(', ')
  const count = draw.type === 'Lotto' ? draw.pick.count : Math.min(draw.prizes.length, draw.entries)
  return (
    <>
      {readings.map(({ user_id: id, name, at }) => (
        <p key={id ?? at} role="status">
          {DRAW.readBy(name, formatDateTime(at, timeZone))}
        </p>
      ))}
      {hasRead && readings.length === 1 && (
        <p>{colleagues.length > 0 ? DRAW.askSecond(names) : DRAW.alone}</p>
      )}
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="intent" value="drum" />
        <TextField
          label={DRAW.read}
          hint={DRAW.readHint(count)}
          name="picks"
          autoComplete="off"
          defaultValue={answer?.values['picks'] ?? ''}
          error={answer?.errors['picks']}
        />
        <Button type="submit" variant={hasRead ? 'secondary' : 'primary'} loading={isBusy}>
          {hasRead ? DRAW.readAgain : DRAW.readSave}
        </Button>
      </Form>
    </>
  )
}
