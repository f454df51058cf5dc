import { clubUrl } from '../../support/sites.ts'
import { expect, test } from '../engine-test.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { dialog } from '../visitor/wanted.ts'
import { holdNotice } from './hold-notice.ts'
import { expectAllInTheWindow } from './look-at.ts'
import { measure, wear } from './measure.ts'

/** Whoever measures has to see what is wrong: the styles as they once were, and their like. */
async function expectFound(visitor: Visitor, fault: string, says: RegExp): Promise<void> {
  await visitor.driver.ask(wear, fault)
  await expect
    .poll(() => visitor.driver.ask(measure, null), { timeout: 10_000 })
    .toContainEqual(expect.stringMatching(says))
  await visitor.driver.ask(wear, '')
}

const NOTICES = '[aria-label=Notifications]'

test('a notice as high as the window is found, and one that is cut, stretched or lies on a bar @deep', async ({
  visitor,
}) => {
  await visitor.open(clubUrl('dunvarra', '/contact?notice=details-saved'))
  await visitor.until('a notice is held', holdNotice, null)
  await expectAllInTheWindow(visitor, 'the notice')
  // W1, as WebKit had it.
  await expectFound(
    visitor,
    `${NOTICES} { inset: -16px 16px 16px !important; block-size: 812px !important }`,
    /Notifications.* is cut/,
  )
  await expectFound(visitor, `${NOTICES} { block-size: 900px !important }`, /Notifications.* is taller/)
  await expectFound(visitor, `${NOTICES} { block-size: 400px !important }`, /Notifications.* is 400 high for/)
  await expectFound(
    visitor,
    `${NOTICES} { inset: 0 0 auto !important }`,
    /Notifications.* lie on one another/,
  )
  await expectFound(
    visitor,
    `${NOTICES} * { white-space: nowrap !important; max-inline-size: 40px; overflow: hidden !important }`,
    /Notifications.* is cut/,
  )
})

test('a dialog that folds itself is found, and one that is higher than the window or under something @deep', async ({
  visitor,
}) => {
  await visitor.open(clubUrl('dunvarra', '/products/draw/midwinter-hamper'))
  await visitor.see(dialog())
  await expectAllInTheWindow(visitor, 'the question')
  // W2, as WebKit had it.
  await expectFound(
    visitor,
    'dialog[open] > * { max-block-size: 26px !important; overflow-y: auto !important }',
    /shows \d+ of \d+, and has room/,
  )
  await expectFound(
    visitor,
    'dialog[open] { block-size: 1000px !important; max-block-size: none !important }',
    /is taller/,
  )
  await expectFound(
    visitor,
    'dialog[open] { inset: auto auto -40px 0 !important; margin: 0 !important }',
    /is cut by the window/,
  )
})
