import type { Story } from '../story.ts'
import { campPlacesGoingFast } from './news/camp-places-going-fast.ts'
import { codeOfConduct } from './news/code-of-conduct.ts'
import { dinnerDanceTickets } from './news/dinner-dance-tickets.ts'
import { jackpotPasses4800 } from './news/jackpot-passes-4800.ts'
import { midwinterHamperDraw } from './news/midwinter-hamper-draw.ts'
import { minutesOfTheCommitteeMeeting } from './news/minutes-of-the-committee-meeting.ts'
import { newFloodlights } from './news/new-floodlights.ts'
import { pitchDayVolunteers } from './news/pitch-day-volunteers.ts'
import { registrationOpens } from './news/registration-opens.ts'
import { under12sWinTheHarbourShield } from './news/under-12s-win-the-harbour-shield.ts'
import { walkingFootballCrew } from './news/walking-football-crew.ts'
import { aboutUs } from './pages/about-us.ts'
import { committee } from './pages/committee.ts'
import { fees } from './pages/fees.ts'
import { grounds } from './pages/grounds.ts'
import { history } from './pages/history.ts'
import { safeguarding } from './pages/safeguarding.ts'

export const dunvarraStories: Story[] = [
  midwinterHamperDraw,
  minutesOfTheCommitteeMeeting,
  under12sWinTheHarbourShield,
  newFloodlights,
  registrationOpens,
  jackpotPasses4800,
  campPlacesGoingFast,
  walkingFootballCrew,
  pitchDayVolunteers,
  dinnerDanceTickets,
  codeOfConduct,
  aboutUs,
  history,
  safeguarding,
  grounds,
  committee,
  fees,
]
