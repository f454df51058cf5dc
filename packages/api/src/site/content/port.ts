/** For whoever tells of a club's articles, or takes rich text from people. */
export { findPublished, listPublicPaths, listPublished } from './content.queries.ts'
export { sanitiseContent } from './sanitise.ts'
export { articleKind } from './office/article-kind.ts'
/** For what a new club begins with. */
export { saveArticle } from './save-article.ts'
