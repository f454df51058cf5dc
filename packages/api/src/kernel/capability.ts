import type { FastifyInstance } from 'fastify'
import type { Room } from '@clubhouse/domain/web/rooms'
import type { ServedEndpoint } from './http/endpoints.ts'
import type { PageRules } from './http/page-key.ts'
import type { EffectQueue } from './jobs/backlog.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LongWork } from './jobs/long-work.ts'
import type { Schedule } from './jobs/schedules.ts'
import type { PersonTable } from './person/person-table.ts'

/** What is known once every capability is there. */
export interface House {
  /** What links may lead to. */
  rooms: ReadonlySet<Room>
  jobs: Jobs
}

/** What a folder of the server is, said by itself (docs/decisions/029-capabilities.md). */
export interface Capability {
  name: string
  /** Calls of the API. */
  endpoints?: readonly ServedEndpoint[]
  /** What is served beside API and pages; not in a process that only works. */
  routes?: (app: FastifyInstance, house: House) => void
  /** What is done step by step when somebody asks for it. */
  works?: readonly LongWork[]
  /** What is done outside of the house, each by its row. */
  effects?: readonly EffectQueue[]
  /** What is done again and again. */
  schedules?: readonly Schedule[]
  /** Which of its pages may be kept, and by what they differ. */
  pages?: PageRules
  /** The rooms that are there because of it: a link to any other is not shown. */
  rooms?: readonly Room[]
  /** What becomes of its rows with the people whom they name. */
  people?: readonly PersonTable[]
  /** After the server and the jobs, before the database. */
  close?: () => Promise<void>
}
