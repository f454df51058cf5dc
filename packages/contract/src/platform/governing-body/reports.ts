import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { streamOf } from '../../file.ts'
import { AGE_GROUPS } from './limits.ts'

/** Registrations by month, club and age: counts only, no names. */

const count = z.number().int().min(0)
const Ages = z.record(z.enum(AGE_GROUPS), count)

export const RegistrationsRow = z.object({
  /** The month (`2026-11`), or the club. */
  key: z.string(),
  name: z.string(),
  ages: Ages,
  total: count,
})
export type RegistrationsRow = z.infer<typeof RegistrationsRow>

const ReportQuery = z.object({
  by: z.enum(['month', 'club']).default('month'),
  /** Number of months, the current one included. */
  months: z.coerce.number().int().min(1).max(24).default(12),
  club: z.uuid().optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>

export const getRegistrationsReport = endpoint('GET /body/reports/registrations', {
  tag: 'Governing bodies',
  name: 'getRegistrationsReport',
  summary: 'How many registered in the affiliated clubs, by month or by club, and by age',
  query: ReportQuery,
  reply: z.object({
    rows: z.array(RegistrationsRow),
    sums: z.object({ ages: Ages, total: count }),
    clubs: z.array(z.object({ account_id: z.uuid(), name: z.string() })),
  }),
})

export const registrationsReportCsv = endpoint('GET /body/reports/registrations/csv', {
  tag: 'Governing bodies',
  name: 'registrationsReportCsv',
  summary: 'The same as a CSV file: each month of each club, by age',
  query: ReportQuery,
  reply: streamOf('text/csv; charset=utf-8'),
})
