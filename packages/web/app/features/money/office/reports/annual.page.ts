import { getAnnualReport } from '@clubhouse/contract/money/office/reports'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { fileAnswer } from './file-answer.ts'

export const loader = officeLoader(async ({ call, page, headers, search }) => {
  const year = Number(search.get('year')) || page.now().getUTCFullYear()
  const { filename, bytes } = await call(getAnnualReport, { headers, query: { year } })
  return fileAnswer(filename, 'application/pdf', bytes)
})
