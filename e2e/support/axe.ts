import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Limits {
  /** On a page that was looked at in full before, in other colours. */
  only?: 'contrast'
}

/** Fails with the rule and the elements, one line each, when axe objects to anything on the page. */
export async function expectNoViolations(page: Page, { only }: Limits = {}): Promise<void> {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      // Size of targets belongs to WCAG 2.2 and is not looked at unless asked for.
      ...(only ? { runOnly: ['color-contrast'] } : { rules: { 'target-size': { enabled: true } } }),
    })
    // Nothing of ours stands in a frame of another site; without that the run needs no page of its own.
    .setLegacyMode()
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
  )
  const { width = 0 } = page.viewportSize() ?? {}
  expect(findings, `axe on ${page.url()} at ${width}`).toEqual([])
}

/** A colour on its way to another one is neither. What turns for ever, or only moves, does not matter. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
      const onlyMoves =
        animation instanceof CSSTransition && !/color|opacity|background/.test(animation.transitionProperty)
      return animation.playState !== 'running' || isEndless || onlyMoves
    }),
  )
}
