/** A word of ours as somebody would say it. */
export const said = (word: string): string => {
  const words = word.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const STATE = 'State'
export const CLUB = 'Club'
export const OURS = 'The platform'

export const JOBS = {
  title: 'Jobs',
  lead: 'Long jobs behind the scenes: imports, mailings, draws. One we gave up on carries on from where it stopped.',
  search: 'Search by work or club',
  none: 'No work has been done yet.',
  noneIn: {
    open: 'All done.',
    failed: 'Nothing was given up.',
    over: 'Nothing is over yet.',
  },
  open: 'Waiting and running',
  failed: 'Failed',
  over: 'Finished',
  kind: 'Work',
  progress: 'Done',
  of: (done: number, total: number | null) => (total === null ? String(done) : `${done} of ${total}`),
  began: 'Asked for',
  again: 'Try again',
  states: {
    queued: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Stopped',
  },
} as const

export const MAILS = {
  title: 'Outbox',
  lead: 'Mails from the last 30 days: who they went to and how they got on. Nobody can read what they say. One we gave up on can’t be sent again, as we don’t keep its text.',
  search: 'Search by address, mail or club',
  none: 'No mail has been sent yet.',
  noneIn: { waiting: 'No mail waits.', failed: 'No mail has failed.', sent: 'No mail has been sent yet.' },
  waiting: 'Waiting',
  failed: 'Failed',
  sent: 'Sent',
  recipient: 'To',
  template: 'Mail',
  written: 'Written',
  again: 'Try now',
} as const

export const WEBHOOKS = {
  title: 'Webhooks',
  lead: 'What payment providers told us, and what clubs’ other software was told. Nobody can read what they say.',
  search: 'Search by event, host or club',
  none: 'Nobody has told us anything yet, and nobody was told.',
  noneIn: {
    waiting: 'Nothing waits.',
    failed: 'Nothing was given up.',
    delivered: 'Nothing has arrived yet.',
  },
  waiting: 'Waiting',
  failed: 'Failed',
  delivered: 'Arrived',
  what: 'Event',
  party: 'From or to',
  from: (who: string) => `From ${who}`,
  to: (host: string) => `To ${host}`,
  direction: 'Direction',
  directions: { in: 'To us', out: 'From us' },
  attempts: 'Attempts',
  when: 'When',
  again: 'Try again',
} as const

export const HEALTH = {
  title: 'Health',
  lead: 'How the platform is doing right now.',
  allWell: 'Everything is working.',
  notWell: 'Something needs a look.',
  parts: {
    database: 'Database',
    jobs: 'Background jobs',
    mail: 'Mail',
    payments: 'Messages from the payment provider',
    storage: 'Pictures and files',
  },
  states: { well: 'Working', late: 'Needs a look', down: 'Doesn’t answer' },
  nothingDue: 'Nothing is due.',
  behind: (since: string) => `The oldest thing due has waited since ${since}.`,
  failed: (count: number) =>
    count === 1 ? '1 was given up in the last day.' : `${count} were given up in the last day.`,
  last: (at: string) => `Last done ${at}.`,
  again: 'Refresh',
} as const
