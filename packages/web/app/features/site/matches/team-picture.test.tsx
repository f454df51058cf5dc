// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSide } from '@clubhouse/domain/testing/a-match'
import { initialsOf, TeamPicture } from './team-picture.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  { name: 'Quayside Celtic', initials: 'QC' },
  { name: 'Inishvarn', initials: 'I' },
  { name: 'Éire Óg FC', initials: 'ÉÓ' },
  { name: "the O'Neills of  Tarran", initials: 'OT' },
  { name: '1903 !', initials: '' },
])('$name is "$initials"', ({ name, initials }) => {
  expect(initialsOf(name)).toBe(initials)
})

const CELTIC = aSide('Quayside Celtic', { picture_id: '7' })

test('FIX2-05 a picture that does not come leaves the initials', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const { container } = render(<TeamPicture side={CELTIC} />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/team-pictures/7')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-initials="QC"]')).not.toBeNull()
})

test('FIX2-05 so does one that failed before the page was taken over', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  const { container } = render(<TeamPicture side={CELTIC} />)
  expect(container.querySelector('img')).toBeNull()
})
