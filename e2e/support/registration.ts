import { expect, type Page } from '@playwright/test'
import { field, option, searchCounty } from './forms.ts'

export type Typed = Readonly<Record<string, string>>

/** Of everybody in these journeys. */
export const HOUSE: Typed = {
  address_line1: '4 Quay Road',
  city: 'Dunvarra',
  country: 'Ireland',
  mobile: '0861234567',
  emergency_contact_name: 'Síle Ní Fhearra',
  emergency_contact_phone: '0861234567',
  has_medical_condition: 'false',
  photo_permission: 'false',
  school: 'None',
  relationship: 'Mother',
}

interface OpenQuestion {
  id: string
  kind: 'text' | 'select' | 'radio' | 'checkbox'
  /** Of a list. */
  choices: string[]
}

/**
 * Answers what the club asks for in the open dialog and nobody has answered yet; what is optional is left. One answer may open
 * the next question, so it looks until there is none.
 */
export async function answerAll(page: Page, typed: Typed): Promise<void> {
  const words: Typed = { ...HOUSE, ...typed }
  await expect(page.locator('dialog form')).toBeVisible()
  for (const [id, value] of Object.entries(typed)) await field(page, id).fill(value)
  for (let round = 0; round < 4; round += 1) {
    const open = await page.evaluate(openQuestions)
    if (open.length === 0) return
    for (const { id, kind } of open) {
      const answer = words[id]
      if (id === 'county') await searchCounty(page, 'Galway')
      else if (kind === 'text') await field(page, id).fill(answer ?? 'As agreed')
      else if (kind === 'checkbox') await field(page, id).first().check()
      else if (kind === 'select') await field(page, id).selectOption(answer ?? { index: 1 })
      else await (answer ? option(page, id, answer) : field(page, id).first()).check()
    }
  }
}

/** Runs in the page. */
export function openQuestions(): OpenQuestion[] {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const found = new Map<string, OpenQuestion>()
  const answered = new Set<string>()
  for (const control of document.querySelectorAll<Control>('dialog form [name^="q."]')) {
    const id = control.name.slice(2)
    const question = control.closest<HTMLElement>('[data-question]')
    if (!question || question.dataset['fold'] === 'folded' || control.disabled || id.endsWith('.other'))
      continue
    if (question.textContent.includes('(optional)')) continue
    const isTick = control.type === 'radio' || control.type === 'checkbox'
    if (isTick ? (control as HTMLInputElement).checked : control.value !== '') answered.add(id)
    const kind = control.type === 'radio' || control.type === 'checkbox' ? control.type : 'text'
    const isList = control instanceof HTMLSelectElement
    const choices = isList ? [...control.options].map(({ value }) => value) : []
    found.set(id, { id, kind: isList ? 'select' : kind, choices })
  }
  return [...found.values()].filter(({ id }) => !answered.has(id))
}
