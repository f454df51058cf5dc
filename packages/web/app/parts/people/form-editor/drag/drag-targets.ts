import type { Place } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { insertionIndex } from './drag-order.ts'
import type { Point } from './use-drag.ts'

/** The place in a list of `data-drag-item` elements that a point names. */
export function indexAt(list: Element | null, { y }: Point, dragged: string): number {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-drag-item]') ?? [])]
  const middles = items
    .filter((item) => item.dataset['dragItem'] !== dragged)
    .map((item) => item.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2)
  return insertionIndex(middles, y)
}

/** A section of the list of sections under the point: what is dropped there goes to its end. */
export function sectionAt({ x, y }: Point): Place | null {
  const target = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-drop-section]'))
    .find((element) => element !== null)
  const sectionId = target?.dataset['dropSection']
  return sectionId === undefined ? null : { section_id: sectionId, index: Number.MAX_SAFE_INTEGER }
}
