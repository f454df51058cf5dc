/** For capabilities that need a club's crest as a picture. */
export { ClubPictures } from './club-pictures.ts'
