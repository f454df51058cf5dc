// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aSide } from '@clubhouse/domain/testing/a-match'
import { initialsOf, TeamPicture } from './team-picture.tsx'

afterEach(cleanup)

test.each([
  { name: 'Quayside Celtic', initials: 'QC' },
  { name: 'Inishvarn', initials: 'I' },
  { name: 'Éire Óg FC', initials: 'ÉÓ' },
  { name: "the O'Neills of  Tarran", initials: 'OT' },
  { name: '1903 !', initials: '' },
])('$name is "$initials"', ({ name, initials }) => {
  expect(initialsOf(name)).toBe(initials)
})

test('FIX2-05 a picture that does not come leaves the initials', () => {
  const { container } = render(<TeamPicture side={aSide('Quayside Celtic', { picture_id: '7' })} />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/team-pictures/7')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-initials="QC"]')).not.toBeNull()
})
