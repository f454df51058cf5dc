import type { Detail, Difference } from '@clubhouse/domain/people/forms/versions/form-difference'
import { ASPECTS } from '@clubhouse/domain/people/forms/versions/question-aspects'

/** What became of one section or question, as somebody would say it. */
export function differenceInWords({ of, what, label, section }: Difference): string {
  const name = `“${label || 'Untitled'}”`
  if (what === 'changed') return of === 'section' ? `Section ${name}` : name
  const done = what === 'added' ? 'Added' : 'Removed'
  if (of === 'section') return `${done} the section ${name}`
  return `${done} ${name} ${what === 'added' ? 'to' : 'from'} ${section}`
}

export function detailInWords({ aspect, before, after }: Detail): string {
  if (aspect === 'section') return `Moved from ${before} to ${after}`
  if (aspect === 'place') return `Moved from place ${before} to place ${after}`
  if (aspect === 'required') return `Now ${after.toLowerCase()}`
  if (aspect === 'details') return 'Other settings'
  const name = aspect === 'title' ? 'Title' : ASPECTS[aspect]
  return `${name}: ${shown(before)} → ${shown(after)}`
}

/** One side of a detail alone. */
export function valueInWords(aspect: Detail['aspect'], value: string): string {
  if (aspect === 'title' || aspect === 'label') return `“${shown(value)}”`
  if (aspect === 'required') return value
  if (aspect === 'details') return 'Other settings'
  const names: Record<string, string> = ASPECTS
  return `${names[aspect] ?? aspect}: ${shown(value)}`
}

const shown = (text: string): string => (text === '' ? 'none' : text)
