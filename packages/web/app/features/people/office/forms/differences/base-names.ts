import type { Difference } from '@clubhouse/domain/people/forms/versions/form-difference'
import { type Form, indexOf } from '@clubhouse/domain/people/forms/structure'

/** Differences called by what each thing was called before: two who renamed it still speak of one thing. */
export function namedAsBefore(base: Form, now: Form, differences: readonly Difference[]): Difference[] {
  const [was, is] = [indexOf(base), indexOf(now)]
  const sectionName = (id: string | undefined): string | undefined =>
    was.sections.find(({ section_id }) => section_id === id)?.label
  return differences.map((difference) => {
    const { of, id, label, section } = difference
    if (of === 'section') return { ...difference, label: sectionName(id) ?? label }
    const place = (is.byId.get(id) ?? was.byId.get(id))?.section.section_id
    return {
      ...difference,
      label: was.byId.get(id)?.question.label ?? label,
      section: sectionName(place) ?? section,
    }
  })
}
