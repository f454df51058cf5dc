import { accept, refuse, type Result } from '../../result.ts'
import type { ImportedPerson } from './read-line.ts'

export interface KnownPlan {
  id: string
  name: string
  program: string
  isJuvenile: boolean
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** By its name, by programme and name, or by a programme that has one plan for such people. Null where none is given. */
export function findPlan(
  { plan: typed, kind, firstName }: Pick<ImportedPerson, 'plan' | 'kind' | 'firstName'>,
  plans: readonly KnownPlan[],
): Result<string | null, string> {
  const wanted = plain(typed)
  if (wanted === '') return accept(null)
  const fits = ({ isJuvenile }: KnownPlan) => isJuvenile === (kind === 'juvenile')
  const named = plans.filter(
    ({ name, program }) => plain(name) === wanted || plain(`${program} ${name}`) === wanted,
  )
  const found =
    named.length > 0 ? named : plans.filter((each) => plain(each.program) === wanted && fits(each))
  const fitting = found.filter(fits)
  const [one, another] = fitting
  if (one && !another) return accept(one.id)
  if (another)
    return refuse(`There’s more than one “${typed}”. Write it as “${another.program}: ${another.name}”.`)
  if (found.length > 0)
    return refuse(
      `“${typed}” is for ${kind === 'adult' ? 'under 18s' : 'adults'}, and ${firstName || 'this person'} is ${kind === 'adult' ? 'an adult' : 'under 18'}`,
    )
  return refuse(`The club has no plan called “${typed}”`)
}
