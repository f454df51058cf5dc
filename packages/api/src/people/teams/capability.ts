import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { MatchDeps } from '#site/matches/port.ts'
import { answerEndpoints } from './answer-endpoints.ts'
import { AnswerLinks } from './answer-links.ts'
import { askWork } from './ask-work.ts'
import { teamEndpoints } from './endpoints.ts'
import { forgetAnswers } from './forget-answers.ts'
import { letterEndpoints } from './letters/endpoints.ts'
import { teamPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'team-event-added': true
    'team-event-changed': true
    'team-event-removed': true
    'team-event-off': true
    'team-result-entered': true
    'team-asked': true
    'team-answer-noted': true
    'team-attendance-taken': true
  }
}

/** What a club’s teams play and train, who is coming, and who was there. */
export function teamsCapability(core: Core, { matches }: { matches: MatchDeps }): Capability {
  const links = new AnswerLinks(core.config.secret)
  return {
    name: 'teams',
    people: teamPeople,
    endpoints: [
      ...teamEndpoints({ ...core, matches, links }),
      ...answerEndpoints({ ...core, links }),
      ...letterEndpoints(core),
    ],
    schedules: [
      { cadence: { everyMinutes: 60 }, work: askWork({ ...core, links }) },
      daily('03:45', 'sweep-team-answers', forgetAnswers),
    ],
  }
}
