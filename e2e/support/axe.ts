import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { atBothWidths, expectNoSidewaysScroll } from './layout.ts'

interface Limits {
  /** On a page that was looked at in full before, in other colours. */
  only?: 'contrast'
  /** What stands around it was looked at on another page, or is half covered by what is looked at. */
  within?: 'main' | 'table'
}

/** The rules whose verdict a colour can change. */
const RULES_ABOUT_COLOUR = ['color-contrast', 'link-in-text-block']

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with the rule and the elements, one line each, when axe objects to anything on the page. */
export async function expectNoViolations(page: Page, { only, within }: Limits = {}): Promise<void> {
  const options: axeCore.RunOptions = {
    resultTypes: ['violations'],
    // Size of targets belongs to WCAG 2.2 and is not looked at unless asked for.
    ...(only ? { runOnly: RULES_ABOUT_COLOUR } : { rules: { 'target-size': { enabled: true } } }),
  }
  const violations = await violationsOn(page, options, within)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, help, target: target.map(String) })),
  )
  const findings: string[] = []
  for (const { id, help, target } of found) {
    if (id === 'target-size' && !(await isSmallWhereItCanBePressed(page, target))) continue
    findings.push(`${id}: ${help} — ${target.join(' ')}`)
  }
  const { width = 0 } = page.viewportSize() ?? {}
  expect(findings, `axe on ${page.url()} at ${width}`).toEqual([])
}

/** What lies half beneath a bar that stays in place is scrolled from there to be pressed. */
async function isSmallWhereItCanBePressed(page: Page, target: string[]): Promise<boolean> {
  await elementAt(page, target).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const violations = await violationsOn(page, { resultTypes: ['violations'], runOnly: ['target-size'] })
  return violations.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target.join(' ')))
}

/** Each but the last names a frame in which the next one stands. */
function elementAt(page: Page, target: string[]) {
  const frames = target.slice(0, -1)
  const place = frames.reduce<Page | FrameLocator>((within, frame) => within.frameLocator(frame), page)
  return place.locator(target.at(-1) ?? '')
}

/** Where a journey has got to: axe objects to nothing and nothing scrolls sideways, on a desk and on a phone. */
export async function expectFineAtBothWidths(page: Page): Promise<void> {
  await atBothWidths(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })
}

/** Reading axe in takes as long as a look at a small page, so a page that is looked at again has it already. */
async function violationsOn(
  page: Page,
  options: axeCore.RunOptions,
  within?: string,
): Promise<axeCore.Result[]> {
  if (page.frames().length > 1) {
    await untilStill(page)
    // Nothing of ours stands in a frame of another site; without that the run needs no page of its own.
    const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()
    return violations
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  await untilStill(page)
  return page.evaluate(
    async ({ how, part }) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore }
      const { violations } = await axe.run(part ? { include: [part] } : document, how)
      return violations
    },
    { how: options, part: within },
  )
}

/**
 * A colour on its way to another one is neither; what turns for ever, or only moves, does not matter. And whoever is taken to a field
 * passes below what stands over the page, and would be seen half covered.
 */
async function untilStill(page: Page): Promise<void> {
  // Not by `waitForFunction`: it takes the promise of an answer for a yes.
  await page.evaluate(async () => {
    const isStill = () =>
      document.getAnimations().every((animation) => {
        const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
        const onlyMoves =
          animation instanceof CSSTransition && !/color|opacity|background/.test(animation.transitionProperty)
        return animation.playState !== 'running' || isEndless || onlyMoves
      })
    let from = Number.NaN
    while (!isStill() || from !== scrollY) {
      from = scrollY
      for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })
}
