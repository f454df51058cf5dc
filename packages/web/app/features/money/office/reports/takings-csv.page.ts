import { getTakingsCsv } from '@clubhouse/contract/money/office/reports'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { fileAnswer } from './file-answer.ts'
import { monthsIn } from './months-in.ts'

export const loader = officeLoader(async ({ call, headers, search }) => {
  const query = { months: monthsIn(search) }
  const { filename, parts } = await call(getTakingsCsv, { headers, query })
  let text = ''
  for await (const part of parts) text += part
  return fileAnswer(filename, 'text/csv; charset=utf-8', text)
})
