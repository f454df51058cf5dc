import { expect, test } from 'vitest'
import { harmIn, PASTED } from '@clubhouse/domain/testing/pasted-html'
import { faultsIn } from '#testing/html-faults.ts'
import { sanitiseContent } from '../sanitise.ts'

test.each(PASTED)(
  'NEWS-04 of what was pasted from $from nothing runs and nothing loads from elsewhere',
  ({ html }) => {
    for (const given of [html, `<p>Before</p>${html}<p>after</p>`, `<table><tbody><tr><td>${html}`]) {
      const clean = sanitiseContent(given, { pictures: 'ours' })
      expect(faultsIn(clean)).toEqual([])
      expect(harmIn(clean)).toEqual([])
      expect(sanitiseContent(clean, { pictures: 'ours' })).toBe(clean)
    }
  },
)

test('negative control: in most of what was pasted there is harm, and a picture of our own is none', () => {
  expect(PASTED.filter(({ html }) => harmIn(html).length > 0).length).toBeGreaterThan(PASTED.length - 3)
  const ours = '<img src="/media/dunvarra/ab12/shield.jpg" alt="The shield" loading="lazy" />'
  expect(harmIn(ours)).toEqual([])
  expect(sanitiseContent(ours, { pictures: 'ours' })).toBe(ours)
})
