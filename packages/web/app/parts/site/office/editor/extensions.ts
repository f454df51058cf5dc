import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Picture } from './picture-node.ts'

/** Without widths in it: what a page may show has no style attributes. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i
export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href)

/** What can be written is what is shown: the same tags that the server lets through, and those a page has a look for. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (uri) => isSafeLink(uri ?? ''),
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Picture,
]
