import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the rule and the elements, one line each, when axe objects to anything on the page. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
  )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
