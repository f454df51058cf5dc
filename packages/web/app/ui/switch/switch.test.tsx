// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

afterEach(cleanup)

function inForm(isOn: boolean, isBusy = false) {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Switch label="Shop" isOn={isOn} said={isOn ? 'On' : 'Off'} isBusy={isBusy} />
    </form>,
  )
  return onSubmit
}

test('V38 a switch says what it switches and how it stands, and sends its form', () => {
  const onSubmit = inForm(true)
  const shop = screen.getByRole('switch', { name: 'Shop' })
  expect([shop.getAttribute('aria-checked'), shop.textContent]).toEqual(['true', 'On'])
  fireEvent.click(shop)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('V38 while it is on its way it stays where it is and is not sent twice', () => {
  const onSubmit = inForm(false, true)
  const shop = screen.getByRole('switch', { name: 'Shop' })
  expect([shop.getAttribute('aria-checked'), shop.getAttribute('aria-disabled')]).toEqual(['false', 'true'])
  fireEvent.click(shop)
  expect(onSubmit).not.toHaveBeenCalled()
})
