import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  { title: 'Under-12s win the Harbour Shield', slug: 'under-12s-win-the-harbour-shield' },
  { title: 'Fáilte Uí Cheallaigh ÁÉÍÓÚ', slug: 'failte-ui-cheallaigh-aeiou' },
  { title: 'ḃċḋḟġṁṗṡṫ', slug: 'bcdfgmpst' },
  { title: "O’Neill's cup", slug: 'oneills-cup' },
  { title: 'Jackpot passes €4,800', slug: 'jackpot-passes-4-800' },
  { title: '  Gym & astro!  ', slug: 'gym-astro' },
  { title: 'Żółć, Ærø und Straße', slug: 'zolc-aero-und-strasse' },
  { title: 'İstanbul', slug: 'istanbul' },
  { title: '日本語 🎉', slug: '' },
  { title: '', slug: '' },
])('"$title" is at $slug', ({ title, slug }) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut, and never ends in a hyphen', () => {
  const slug = slugOf(`${'a'.repeat(199)} and more`)
  expect(slug).toBe('a'.repeat(199))
})

test('any title gives a clean slug, and a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(200)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
