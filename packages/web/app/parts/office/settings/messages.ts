export const SETTINGS = {
  save: 'Save',
  notSaved: 'We couldn’t save that. Nothing is lost: please try again.',
  bothShown:
    'Someone else saved changes while you were editing. Theirs are shown beside yours. Change what you like, then save again.',
  theirs: 'Saved by someone else:',
  empty: 'nothing',
  saved: (time: string) => `Saved ${time}`,
} as const
