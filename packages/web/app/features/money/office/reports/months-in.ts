import { REPORT_MONTHS } from '@clubhouse/contract/money/office/report-limits'

/** An address may say anything; a year is what is shown then. */
export const monthsIn = (search: URLSearchParams): (typeof REPORT_MONTHS)[number] =>
  REPORT_MONTHS.find((months) => String(months) === search.get('months')) ?? 12
