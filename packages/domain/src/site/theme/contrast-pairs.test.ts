import { expect, test } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { clubPalette } from './theme-colours.ts'

const theme = (primary: string, accent: string) => ({
  ...anAccount().theme,
  color: { ...anAccount().theme.color, primary, accent },
})

test.each(['#ffff00', '#ffffff', '#000000', '#777777', '#ff6b57', '#123456'])(
  'SHELL-02 in %s everything that is read can be read, and what was moved is said',
  (colour) => {
    for (const { name, ratio, given, shown } of contrastPairs(theme(colour, colour))) {
      expect(ratio, name).toBeGreaterThanOrEqual(4.5)
      if (given !== null) expect(shown, name).not.toBe(given)
    }
  },
)

test('the pairs are what the public site shows', () => {
  const given = theme('#ffff00', '#123456')
  const { primary, accent } = clubPalette(given)
  const pairs = contrastPairs(given)
  expect(pairs[0]).toMatchObject({ name: 'Ink on main', text: primary.light.on, ground: primary.light.solid })
  expect(pairs[3]).toMatchObject({ given: '#ffff00', shown: primary.light.text, text: primary.light.text })
  expect(pairs[4]).toMatchObject({ name: 'Second as text on white', given: null, text: accent.light.text })
})
