import { mergeAttributes, Node } from '@tiptap/core'

/** As uploads answer it (API-87); the server keeps no other. */
const OURS = /^\/media\/(?!.*\.\.)[\w%./-]+$/
export const isOurs = (src: string): boolean => OURS.test(src)

export interface PictureAttributes {
  src: string
  /** Null until somebody said what it shows; empty where it only decorates. */
  alt: string | null
  width: string | null
  height: string | null
  caption: string
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: { setPicture: (picture: Partial<PictureAttributes> & { src: string }) => ReturnType }
  }
}

const imageIn = (element: HTMLElement): HTMLElement | null =>
  element.matches('img') ? element : element.querySelector('img')

/** A picture of the club's own, with what it shows; any other is not written at all. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    const of = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute(name) ?? null,
    })
    return {
      src: of('src'),
      alt: of('alt'),
      width: of('width'),
      height: of('height'),
      caption: {
        default: '',
        parseHTML: (element: HTMLElement) => element.querySelector('figcaption')?.textContent?.trim() ?? '',
      },
    }
  },
  parseHTML() {
    const hasOurs = (element: HTMLElement) => isOurs(imageIn(element)?.getAttribute('src') ?? '') && null
    return [
      { tag: 'figure', getAttrs: hasOurs },
      { tag: 'img[src]', getAttrs: hasOurs },
    ]
  },
  renderHTML({ node }) {
    const { caption, ...attributes } = node.attrs as PictureAttributes
    const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null))
    const image = ['img', mergeAttributes(given)] as const
    return caption ? ['figure', {}, image, ['figcaption', {}, caption]] : [...image]
  },
  addCommands() {
    return {
      setPicture:
        (attributes) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: attributes }),
    }
  },
})
