/** For how many months a treasurer's report can be asked, this one being the last. */
export const REPORT_MONTHS = [6, 12, 24] as const

/** Age groups of arrears in days, the youngest first; the last is open-ended. */
export const LATE_BUCKETS = [
  { from: 0, to: 7 },
  { from: 8, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const
