import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { beginForm, saveForm } from '../../support/office.ts'

// Each makes a form of its own first, which takes its time on a loaded machine.
const labels = (page: Page) => page.getByRole('article').getByRole('heading')
const card = (page: Page, label: string) => page.getByRole('article', { name: label, exact: true })

/** What can be done to a question that is closed. */
const more = (page: Page, label: string) => card(page, label).locator('summary')
const toggle = (page: Page, label: string) =>
  card(page, label).getByRole('button', { name: label, exact: true })

/** The sections stand beside the questions, or in a list that opens. */
async function showSection(page: Page, label: string) {
  const list = page.getByLabel('Section', { exact: true })
  if (await list.isVisible()) {
    const option = list.locator('option', { hasText: label })
    await list.selectOption(await option.getAttribute('value'))
  } else await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
}

test('FORMED-05, FORMED-06 a question is deleted and had back, another goes with the save; a link is checked @desktop', async ({
  page,
}) => {
  await beginForm(page)
  await more(page, 'Gender').click()
  await page.getByRole('button', { name: 'Delete Gender' }).click()
  await expect(page.getByRole('button', { name: 'Undo: keep Gender' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Gender')).toBeFocused()

  await toggle(page, 'Gender').click()
  const link = card(page, 'Gender').getByLabel('Add page link')
  await link.fill('javascript:alert(1)')
  await link.blur()
  await expect(card(page, 'Gender').getByText('Invalid link')).toBeVisible()
  await expectNoViolations(page)
  await link.fill('/terms')
  await expect(card(page, 'Gender').getByText('Invalid link')).toHaveCount(0)

  await more(page, 'Mobile').click()
  await page.getByRole('button', { name: 'Delete Mobile' }).click()
  await saveForm(page)
  await expect(labels(page)).toHaveText(['First name', 'Last name', 'Date of birth', 'Gender', 'Email'])
  await expect(link).toHaveValue('/terms')
})

test('questions are moved by buttons, by keys and by hand, onto another section too; the focus stays with them, and undo takes it back @desktop', async ({
  page,
}) => {
  await beginForm(page)
  await more(page, 'Gender').click()
  await page.getByRole('button', { name: 'Move Gender up' }).click()
  await expect(page.getByRole('button', { name: 'Move Gender up' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(labels(page)).toHaveText([
    'First name',
    'Gender',
    'Last name',
    'Date of birth',
    'Email',
    'Mobile',
  ])
  await expect(page.getByText('Gender is now 2 of 6 in Member details')).toBeAttached()
  await more(page, 'Mobile').click()
  await page.getByRole('button', { name: 'Move Mobile down' }).click()
  await expect(page.getByText('Mobile is now 1 of 7 in Address')).toBeAttached()
  await expect(page.getByLabel('Section title')).toHaveValue('Address')
  await expect(page.getByRole('button', { name: 'Move Mobile down' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await showSection(page, 'Member details')
  await expect(labels(page).last()).toHaveText('Mobile')

  const handle = (label: string) => card(page, label).getByTitle('Drag to move')
  await drag(page, handle('Last name'), card(page, 'First name'))
  await expect(labels(page).first()).toHaveText('Last name')
  // The focus may scroll the page.
  await expect(card(page, 'Last name')).toBeFocused()
  await drag(page, handle('Last name'), page.getByRole('button', { name: /^Agreements/ }))
  await expect(page.getByLabel('Section title')).toHaveValue('Agreements')
  await expect(labels(page).last()).toHaveText('Last name')
  await expect(card(page, 'Last name')).toBeFocused()
})

test('everything open at once is within reach of all, and fits 320 pixels @phone', async ({ page }) => {
  await beginForm(page, 'Juvenile')
  await page.setViewportSize({ width: 320, height: 700 })
  await showSection(page, 'School')
  await toggle(page, 'Class or year').click()
  await page.getByRole('button', { name: 'Pattern', exact: true }).click()
  await page.getByRole('button', { name: 'Add another condition' }).click()
  await more(page, 'School').click()
  await page.getByRole('button', { name: 'Delete School' }).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  // The condition that was begun, and the one on what was deleted.
  await expect(page.getByText('Fix 2 things before you save this form')).toBeVisible()
  await expectNoViolations(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('four questions are in sight at once, and the preview follows what is edited @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await beginForm(page, 'Juvenile')
  // A line each, or two where a name is long; measured at one moment, and once the preview has taken its place.
  await expect(async () => {
    const [first, fourth] = await Promise.all(
      ['First name', 'Gender'].map((label) => card(page, label).boundingBox()),
    )
    if (!first || !fourth) throw new Error('There are no cards')
    expect(fourth.y + fourth.height - first.y).toBeLessThanOrEqual(4 * 88)
  }).toPass()

  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  // It comes by itself, after the editor.
  await expect(preview.getByRole('heading', { name: /Member details/ })).toBeInViewport()
  await expect(preview.getByRole('heading', { name: /Agreements/ })).not.toBeInViewport()
  await showSection(page, 'Agreements')
  await expect(preview.getByRole('heading', { name: /Agreements/ })).toBeInViewport()
  await showSection(page, 'Member details')
  await expect(preview.getByRole('heading', { name: /Member details/ })).toBeInViewport()
  await toggle(page, 'Gender').click()
  await expect(preview.getByLabel(/^Gender/)).toBeInViewport()
})

/** As a hand does it: press, move, let go. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) {
  // Waits until it stands still and nothing lies over it.
  await from.hover()
  await page.mouse.down()
  const end = await to.boundingBox()
  if (!end) throw new Error('There is nowhere to go')
  await page.mouse.move(end.x + end.width / 2, end.y + 12, { steps: 5 })
  await page.mouse.up()
}
