// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, openForm, PATIENCE } from './testing/a-form.tsx'

afterEach(cleanup)

describe('FORM-09 Read more', () => {
  const linked = (link: string) => openForm(aForm([newQuestion('c', 'boolean', 'Conduct', { link })]))
  const link = () => screen.getByText<HTMLAnchorElement>('Read more')

  test('a direct link, which with a script opens a full-screen frame that closes again', async () => {
    linked('/terms')
    expect([link().getAttribute('href'), link().target]).toEqual(['/terms', '_blank'])
    fireEvent.click(link())
    const frame = await screen.findByTitle('Read more', {}, PATIENCE)
    expect(frame.getAttribute('src')).toBe('/terms')
    fireEvent.click(screen.getByLabelText('Close'))
    expect(screen.queryByTitle('Read more')).toBeNull()
  })

  test('another site stays a direct link', () => {
    linked('https://body.example/code')
    // As far as it goes here: a test has no other site.
    const left = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    link().parentElement?.parentElement?.addEventListener('click', left)
    fireEvent.click(link())
    expect(left.mock.calls.map(([event]) => event.type)).toEqual(['click'])
    expect([link().target, link().rel]).toEqual(['_blank', 'noopener'])
    expect(screen.queryByTitle('Read more')).toBeNull()
  })

  test('beside a box to tick it stands in the box, apart from what ticks it', () => {
    openForm(aForm([newQuestion('c', 'boolean', 'Conduct', { display: 'checkbox', link: '/terms' })]))
    const label = screen.getByLabelText(/^Conduct/).closest('label')
    expect(label?.contains(link())).toBe(false)
    expect(label?.parentElement?.contains(link())).toBe(true)
  })

  test('no address that could run something', () => {
    linked('javascript:alert(1)')
    expect(screen.queryByText('Read more')).toBeNull()
  })

  test('FORM-10 a PDF inside the mobile app goes to its web view', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    document.documentElement.setAttribute('data-embed', '')
    linked('/files/code.pdf')
    const isLeft = fireEvent.click(link())
    document.documentElement.removeAttribute('data-embed')
    expect(isLeft).toBe(false)
    expect(assign).toHaveBeenCalledWith('/files/code.pdf')
    assign.mockRestore()
  })
})
