import type { Story } from '../story.ts'
import { agm } from './news/agm.ts'
import { juniorBlitz } from './news/junior-blitz.ts'
import { newTurf } from './news/new-turf.ts'
import { seniorsTopTheTable } from './news/seniors-top-the-table.ts'
import { umpireCourse } from './news/umpire-course.ts'
import { aboutUs } from './pages/about-us.ts'
import { committee } from './pages/committee.ts'
import { fees } from './pages/fees.ts'
import { grounds } from './pages/grounds.ts'
import { history } from './pages/history.ts'
import { safeguarding } from './pages/safeguarding.ts'

export const inishvarnStories: Story[] = [
  seniorsTopTheTable,
  juniorBlitz,
  newTurf,
  umpireCourse,
  agm,
  aboutUs,
  history,
  safeguarding,
  grounds,
  committee,
  fees,
]
