import { HOUSE, openQuestions, type Typed } from '../support/registration.ts'
import type { Visitor } from './visitor/visitor.ts'
import { button, dialog, part } from './visitor/wanted.ts'

/** As `answerAll` of the other journeys: what the club asks for and nobody has answered yet; what is optional is left. */
export async function answerForm(visitor: Visitor, typed: Typed): Promise<void> {
  const words: Typed = { ...HOUSE, ...typed }
  const named = (id: string, value?: string) =>
    part(`dialog [name="q.${id}"]${value === undefined ? '' : `[value="${value}"]`}`)
  await visitor.see(part('dialog form'))
  for (const [id, value] of Object.entries(typed)) await visitor.write(named(id), value)
  for (let round = 0; round < 4; round += 1) {
    const open = await visitor.driver.ask(openQuestions, null)
    if (open.length === 0) return
    for (const { id, kind, choices } of open) {
      const answer = words[id]
      if (id === 'county') await chooseCounty(visitor)
      else if (kind === 'text') await visitor.write(named(id), answer ?? 'As agreed')
      else if (kind === 'checkbox') await visitor.tick(named(id))
      else if (kind === 'select') await visitor.choose(named(id), answer ?? choices[1] ?? '')
      else await visitor.tick(answer ? named(id, answer) : named(id))
    }
  }
}

async function chooseCounty(visitor: Visitor): Promise<void> {
  await visitor.write(part('dialog input[role=combobox]'), 'Galway')
  await visitor.press(part('[role=option]', 'Galway'))
}

export async function saveForm(visitor: Visitor): Promise<void> {
  await visitor.press(button('Add', dialog()))
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A birthday by which somebody is of an age whatever day it is. */
export function bornAbout(years: number): string {
  const day = new Date(Date.now() - (years + 0.5) * 365.25 * DAY_MS)
  return `15/${String(day.getMonth() + 1).padStart(2, '0')}/${day.getFullYear()}`
}
