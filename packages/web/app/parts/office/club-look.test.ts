import { expect, test } from 'vitest'
import { clubLook } from './club-look.ts'

test('what is shown of a club is in its own colours, as far as they can be read, and in its own face', () => {
  const color = { primary: '#0b5d3b', accent: '#f2c230', warning: '#b4532a', logo_background: '#ffffff' }
  const { font, colours } = clubLook({ color, heading_font: 'barlow-condensed', dark_mode: true })
  expect(font).toBe('barlow-condensed')
  expect(colours).toMatchObject({
    '--primary': '#0b5d3b',
    '--primary-on': '#ffffff',
    '--logo-plate': '#ffffff',
  })
  // The back office is always light, whatever the club's own pages do on a dark device.
  expect(colours['--primary-text']).toBe('#0b5d3b')
})
