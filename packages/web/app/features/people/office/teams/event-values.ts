import type { TeamEvent } from '@clubhouse/contract/people/team-events'
import { writtenTimes } from '@clubhouse/domain/people/teams/event-times'
import { displayDate, parseDate } from '@clubhouse/domain/time/plain-date'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FORM } from './messages.ts'

export type Kind = 'training' | 'match'

const TEXTS = [
  'team',
  'day',
  'time',
  'ends',
  'meets',
  'place',
  'opponent',
  'competition',
  'note',
  'repeat',
  'where',
] as const
export type EventValues = Record<(typeof TEXTS)[number], string> & { asks: string; later: string }

export const readKind = (value: string | null): Kind => (value === 'match' ? 'match' : 'training')

/** What was typed, tidied. */
export function typedValues({ field, isTicked }: FormFields): EventValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, field(name).trim()]))
  return { ...texts, asks: isTicked('asks') ? 'on' : '', later: isTicked('later') ? 'on' : '' } as EventValues
}

/** What stands in the fields of one that is there. */
export function valuesOf(event: TeamEvent & { asks: boolean }, timeZone: string): EventValues {
  const { starts_at: startsAt, ends_at: endsAt, meets_at: meetsAt } = event
  const { day, time, ends, meets } = writtenTimes({ startsAt, endsAt, meetsAt }, timeZone)
  return {
    team: event.group_id,
    day: displayDate(day),
    time,
    ends: ends ?? '',
    meets: meets ?? '',
    place: event.place,
    opponent: event.opponent,
    competition: event.competition,
    note: event.note,
    repeat: '',
    where: event.is_home ? 'home' : 'away',
    asks: event.asks ? 'on' : '',
    later: '',
  }
}

/** As the API takes it, or what is wrong, by field. */
export function factsOf(values: EventValues, kind: Kind) {
  const day = parseDate(values.day)
  const until = values.repeat === '' ? null : parseDate(values.repeat)
  const errors: Record<string, string> = {
    ...(values.team === '' && { team: FORM.missingTeam }),
    ...(!day.ok && { day: FORM.wrongDay }),
    ...(values.time === '' && { time: FORM.missingTime }),
    ...(kind === 'match' && values.opponent === '' && { opponent: FORM.missingOpponent }),
    ...(until !== null && !until.ok && { repeat: FORM.wrongDay }),
  }
  if (!day.ok || Object.keys(errors).length > 0) return { errors, facts: null }
  const facts = {
    day: day.iso,
    time: values.time,
    ends: values.ends || null,
    meets: values.meets || null,
    place: values.place,
    note: values.note,
    opponent: values.opponent,
    is_home: values.where !== 'away',
    competition: values.competition,
    asks: values.asks === 'on',
  }
  return { errors, facts, until: until?.ok ? until.iso : null }
}

/** The API’s names of fields as the form has them. */
export const fieldErrors = ({
  repeat_until: repeat,
  ...errors
}: Record<string, string>): Record<string, string> => (repeat === undefined ? errors : { ...errors, repeat })
