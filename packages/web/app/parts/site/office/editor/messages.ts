import { IMAGE_LIMITS, REPHRASE_LIMITS } from '@clubhouse/contract/site/office/article-limits'

export const EDITOR = {
  label: 'Text',
  toolbar: 'How the text looks',
  style: 'Style',
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Subheading',
  smallHeading: 'Small heading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  numbered: 'Numbered list',
  quote: 'Quote',
  table: 'Table',
  picture: 'Picture',
  altText: 'Alt text of this picture',
  undo: 'Undo',
  redo: 'Redo',
  rephrase: 'Rephrase',
  addRow: 'Add row',
  addColumn: 'Add column',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  removeTable: 'Remove table',
  counter: (count: string, most: string) => `${count} of ${most} characters`,
  over: (count: string) => `${count} too many. Please shorten it.`,
  loading: 'Loading the editor',
  needsScript: 'Writing needs JavaScript. Switch it on, or use another browser.',
} as const

export const LINK = {
  title: 'Link',
  address: 'Address',
  hint: 'A page of ours such as /pages/fees, or one that begins with https://',
  wrong: 'Begin with https://, /, mailto: or tel:',
  set: 'Set link',
  remove: 'Remove link',
} as const

export const PICTURE = {
  title: 'Picture',
  ways: 'Where the picture comes from',
  upload: 'Upload',
  yours: 'Your pictures',
  file: 'Choose a picture',
  drop: 'Or drag one here, or paste it.',
  hint: 'A photo straight from your phone is fine: we make it smaller. PNG, GIF, JPEG or WebP.',
  uploading: 'Uploading…',
  preview: 'The picture you’ve chosen',
  another: 'Choose another',
  alt: 'What does it show?',
  altHint: 'Read out to people who can’t see it: “Saoirse lifts the shield”.',
  decorative: 'Decorative (no description needed)',
  caption: 'Caption',
  add: 'Add picture',
  save: 'Done',
  remove: 'Remove picture',
  needsAlt: 'Say what it shows, or mark it as decorative',
  needsOne: 'Choose a picture first.',
  wrongType: 'Choose a PNG, GIF, JPEG or WebP picture.',
  tooHeavy: 'The picture is larger than 5 MB. Please upload a smaller image.',
  /** EDITOR-09 */
  tooLarge: `The image exceeds the maximum allowed resolution of ${IMAGE_LIMITS.width}x${IMAGE_LIMITS.height}. Please upload a smaller image.`,
  /** ERR-51 */
  unreadable: (name: string) => `Error loading image: ${name}`,
  /** ERR-50 */
  notPlaced: 'Image could not be added to content area. Please try again using another image.',
  failed: 'The picture didn’t arrive. Check your signal and try again.',
} as const

export const LIBRARY = {
  search: 'Search your pictures',
  loading: 'Fetching your pictures…',
  none: 'No pictures yet. Upload one, and you’ll find it here the next time.',
  noneFound: (words: string) => `No pictures called “${words}”.`,
  failed: 'Your pictures didn’t come. Check your signal and try again.',
  again: 'Try again',
  more: (shown: number, total: number) => `The newest ${shown} of ${total}. Search to find older ones.`,
} as const

export const REPHRASE = {
  title: 'Suggestion',
  tone: 'Tone',
  language: 'Language',
  ask: 'Suggest',
  asking: 'Thinking…',
  accept: 'Accept',
  discard: 'Discard',
  /** EDITOR-03 */
  tooShort: `Minimum content length is ${REPHRASE_LIMITS.least} characters.`,
  note: (isPart: boolean) =>
    isPart
      ? 'For the marked text. Accept replaces it, Discard keeps yours. Read it over: you are the editor.'
      : 'For the whole text. Accept replaces it, Discard keeps yours. Read it over: you are the editor.',
  plain: 'Headings, lists, links and pictures in it become plain text.',
  changed: 'The text has changed since. Ask for a new suggestion.',
  begin: 'Choose a tone, then ask for a suggestion.',
  demo: 'Demo: not a real text service.',
  /** ERR-49 */
  failed: 'Rephrasing failed. Please try again.',
} as const
