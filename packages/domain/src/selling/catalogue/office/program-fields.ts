import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import type { ProgramFields } from '@clubhouse/contract/selling/office/programs'
import { maxLength } from '../../../validators/validators.ts'
import { changesBetween, dayInWords, type FieldWords, saidOnly } from './field-words.ts'

export const programErrors = ({ title }: ProgramFields): Record<string, string> =>
  saidOnly({
    title: title.trim() === '' ? 'Enter a name' : maxLength(CATALOGUE_LIMITS.name)(title),
  })

export const tidyProgram = (fields: ProgramFields): ProgramFields => ({
  ...fields,
  title: fields.title.trim(),
})

const WORDS: FieldWords<ProgramFields> = {
  title: ['Name', ({ title }) => title],
  ends_on: ['Last day', ({ ends_on: day }) => dayInWords(day)],
}
export const programChanges = (before: ProgramFields, after: ProgramFields) =>
  changesBetween(WORDS, before, after)
