import {
  changeProgram,
  createProgram,
  getOfficeProgram,
  type ProgramFields,
} from '@clubhouse/contract/selling/office/programs'
import { programErrors } from '@clubhouse/domain/selling/catalogue/office/program-fields'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import { day, errorsOf, type Read, readerOf, type Values } from '#parts/office/record/record-values.ts'

export const programmeValues = ({ title, ends_on }: ProgramFields): Values => ({
  title,
  ends_on: day(ends_on),
})

function read(values: Values): Read<ProgramFields> {
  const form = readerOf(values)
  const fields = { title: form.text('title'), ends_on: form.day('ends_on') }
  return { fields, problems: form.problems }
}

export const getProgramme = ({ page, headers }: Asking, program_id: string) =>
  page.call(getOfficeProgram, { headers, params: { program_id } })

export const PROGRAMME: RecordKind<ProgramFields> = {
  path: '/programmes',
  typed: (fields) => typedOf(fields, ['title', 'ends_on'], []),
  read,
  errors: (values) => errorsOf(read(values), programErrors),
  add: async ({ page, headers }, body) => (await page.call(createProgram, { headers, body })).program_id,
  change: ({ page, headers }, program_id, body) =>
    page.call(changeProgram, { headers, params: { program_id }, body }),
  now: async (asking, id) => {
    const item = await getProgramme(asking, id)
    return { version: item.version, values: programmeValues(item) }
  },
}
