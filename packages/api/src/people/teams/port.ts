/** For the club’s fixtures, which show matches of its own beside its providers’. */
export { ownMatchesIn } from './own-matches.ts'
/** For whoever goes on under another id. */
export { moveAnswers } from './move-answers.ts'
