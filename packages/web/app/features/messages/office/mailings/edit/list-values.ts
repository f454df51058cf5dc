import type { DistributionList } from '@clubhouse/contract/messages/office/distribution-lists'
import type { RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import { displayDate, parseDate } from '@clubhouse/domain/time/plain-date'
import type { FormFields } from '#lib/form/form-fields.ts'
import type { ClubTime } from '#parts/office/club-time.ts'
import { instantOf, whenOf } from '#parts/office/edit/when-panel.tsx'
import { EDIT } from '../messages.ts'

/** What stands in the form, by field. */
export type ListValues = Record<
  'name' | 'subject' | 'template_id' | 'content' | 'filters' | 'when' | 'day' | 'time',
  string
>

export function valuesOf(
  list: DistributionList | null,
  time: ClubTime,
  begins: readonly RecipientFilter[] = [],
): ListValues {
  const due = list?.scheduled_for && list.scheduled_for > time.now ? list.scheduled_for : null
  const when = whenOf(due, time)
  return {
    name: list?.name ?? '',
    subject: list?.subject ?? '',
    template_id: list?.template_id ?? '',
    content: list?.content ?? '',
    // Empty while its people are those who were put on it one by one.
    filters: list?.is_kept_by_hand ? '' : JSON.stringify(list?.filters ?? begins),
    when: due ? 'later' : 'now',
    day: displayDate(when.day),
    time: due ? when.time : '18:00',
  }
}

export function typedValues({ field }: FormFields): ListValues {
  const text = (name: string) => field(name).trim()
  return {
    name: text('name'),
    subject: text('subject'),
    template_id: text('template_id'),
    content: field('content'),
    filters: field('filters'),
    when: text('when'),
    day: text('day'),
    time: text('time'),
  }
}

/** Null for what no form of ours says; the API judges each of them. */
export function filtersIn(text: string): RecipientFilter[] | null {
  if (text === '') return null
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? (read as RecipientFilter[]) : null
  } catch {
    return null
  }
}

const TIME = /^\d{2}:\d{2}$/

/** Browsers read a date into almost anything: only what the fields themselves write is one. */
export const momentIn = (
  { when, day, time }: Pick<ListValues, 'when' | 'day' | 'time'>,
  timeZone: string,
): Date | null => {
  const on = parseDate(day)
  return when === 'later' && on.ok && TIME.test(time) ? instantOf({ day: on.iso, time }, timeZone) : null
}

/** Looked at as it is typed; what needs the club's clock is looked at on the server. */
export function errorsIn(fields: FormFields): Partial<Record<keyof ListValues | 'scheduled_for', string>> {
  const { name, subject, content, when, day, time } = typedValues(fields)
  const wrong = {
    name: name === '' && EDIT.nameMissing,
    subject: letterFault(subject, 'subject'),
    content: letterFault(content, 'content'),
    day: when === 'later' && momentIn({ when, day, time }, 'UTC') === null && EDIT.whenWrong,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, words]) => words))
}

export const bodyOf = (values: ListValues, timeZone: string) => {
  const filters = filtersIn(values.filters)
  return {
    name: values.name,
    subject: values.subject,
    content: values.content,
    template_id: values.template_id || null,
    ...(filters && { filters }),
    scheduled_for: momentIn(values, timeZone)?.toISOString() ?? null,
  }
}

/** In the words in which the form shows them; what is long is only said to differ. */
export function inWords(values: ListValues, typed: ListValues): Record<string, string> {
  const isOther = (field: 'content' | 'filters') => values[field] !== typed[field]
  return {
    name: values.name,
    subject: values.subject,
    content: isOther('content') ? EDIT.otherText : '',
    filters: isOther('filters') ? EDIT.otherConditions : '',
  }
}
