import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'

const draw = (count: number, arrows: 'auto' | 'never' = 'auto') =>
  renderToStaticMarkup(
    <Carousel label="Sponsors" perView={{ small: 2, large: 4 }} arrows={arrows}>
      {Array.from({ length: count }, (_, at) => (
        <p key={at}>{at}</p>
      ))}
    </Carousel>,
  )

test.each([
  { count: 2, arrows: 'none', why: 'all fit everywhere' },
  { count: 3, arrows: 'small', why: 'two of three fit on a phone' },
  { count: 4, arrows: 'small', why: 'four fit from 768px' },
  { count: 5, arrows: 'all', why: 'one is hidden everywhere' },
])('with $count slides the arrows show on: $arrows ($why)', ({ count, arrows }) => {
  const html = draw(count)
  const hasButtons = html.includes('data-carousel-step')
  const isHiddenLarge = html.includes('hideLarge')
  expect(hasButtons ? (isHiddenLarge ? 'small' : 'all') : 'none').toBe(arrows)
})

test('it is a list that can be scrolled by keyboard, with or without arrows', () => {
  expect(draw(6)).toMatch(/<ul[^>]*data-carousel-track=""[^>]*tabindex="0"/)
  expect(draw(6, 'never')).not.toContain('<button')
})
