import type {
  ImportCounts,
  ImportLineState,
  ImportState,
} from '@clubhouse/contract/people/office/people-imports'

const number = new Intl.NumberFormat('en-IE')
const people = (count: number) => (count === 1 ? '1 person' : `${number.format(count)} people`)
const lines = (count: number) => (count === 1 ? '1 line' : `${number.format(count)} lines`)

export const IMPORT = {
  title: 'Import people',
  lead: 'Bring your members along from another system, as a CSV file. Nothing is written until you’ve seen every problem.',
  file: 'CSV file',
  hint: 'Up to 5,000 people and 2 MB, with headings in the first line.',
  check: 'Check the file',
  noFile: 'Choose a CSV file first.',
  failed: 'We couldn’t read the file. Please try again.',
  columns: 'What the file can hold',
  adults:
    'Adults need first name, surname and an email of their own. Date of birth, phone, plan and your old member number are welcome.',
  children:
    'Under 18s need a date of birth and their guardian’s name and email. They come into the guardian’s account.',
  mails:
    'Nobody is sent a mail. People come in with “Forgot password” under their email. Only those who are at another club here already are told that they’re members of yours.',
  earlier: 'Earlier lists',
  none: 'No list has been uploaded yet.',
  back: 'Import people',
  uploaded: (when: string, who: string | null) => `Uploaded ${when}${who ? ` by ${who}` : ''}`,
  mapping: 'What each column means',
  mappingLead: 'We guessed from the headings. Change what’s wrong.',
  leftOut: 'Leave out',
  such: (samples: string) => `Such as ${samples}`,
  checkAgain: 'Check again',
  ready: (count: number) => `Import ${people(count)}`,
  notReady: (count: number) => `${lines(count)} with problems ${count === 1 ? 'is' : 'are'} left out.`,
  hereNote: (count: number) =>
    `${people(count)} ${count === 1 ? 'is' : 'are'} here already and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  problemsCsv: 'Download the problems',
  correct: 'Correct the problems in your file, or in the one you download, and upload it again.',
  uploadAgain: 'Upload the corrected file',
  discard: 'Discard this list',
  undo: 'Undo this import',
  undoNote: (until: string) =>
    `Takes away what this import made and nobody has touched since. Possible until ${until}.`,
  running: (done: number, all: number) => `Importing: ${number.format(done)} of ${number.format(all)}`,
  undoing: 'Taking the import back…',
  leaveNote: 'You can leave this page. The import carries on.',
  stopped: 'It stopped, and nothing was lost. Try again; if it stops once more, tell us.',
  goOn: 'Try again',
  reload: 'Refresh',
  done: (counts: ImportCounts) => `${people(counts.imported)} imported`,
  undone: (counts: ImportCounts) => `Import undone: ${people(counts.removed)} taken away`,
  left: (count: number) => `${people(count)} ${count === 1 ? 'stays' : 'stay'}, for the reasons below.`,
  nobody: 'There’s nobody to import in this list.',
  linesTitle: 'Lines',
  pages: 'Pages of lines',
  all: 'All',
  line: 'Line',
  outcome: 'What becomes of each line',
  noLines: 'There are no such lines.',
  forgotten: 'The lines of this list are forgotten by now. The people are in your club.',
  notDone: 'That didn’t work. Please try again.',
} as const

export const LINE_STATES: Record<ImportLineState, string> = {
  ready: 'Ready',
  problem: 'Problem',
  here: 'Already here',
  imported: 'Imported',
  removed: 'Taken away',
  left: 'Stays',
}

export const STATES: Record<ImportState, string> = {
  checked: 'Not imported',
  running: 'Importing',
  done: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
}

export const FOIREANN = {
  title: 'Foireann',
  lead: 'Everyone who is a member today, with name, birthday, email, parent or guardian and membership. We don’t send anything to Foireann: you upload it there yourself.',
  members: (count: number) =>
    count === 1 ? '1 member today.' : `${count.toLocaleString('en-IE')} members today.`,
  numbered: (without: number) =>
    without === 0
      ? 'All of them have a Foireann number.'
      : `${without.toLocaleString('en-IE')} without a Foireann number.`,
  download: 'Download CSV',
  numbers: 'Foireann numbers come from a list with a column “Foireann ID”.',
  toImport: 'Import a list',
} as const
