/** For whoever needs a club's crest as a picture. */
export { ClubPictures } from './club-pictures.ts'
