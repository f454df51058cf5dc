import type { Waking } from './waking.ts'

/** Answers a press here: nobody else hears of it, and a second one while it is being answered is no second wish. */
export function takePress(
  event: Event,
  control: HTMLElement,
  { waitFor }: Waking,
  step: () => Promise<unknown>,
): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (control.hasAttribute('aria-busy')) return
  control.setAttribute('aria-busy', 'true')
  waitFor(step().finally(() => control.removeAttribute('aria-busy')))
}
