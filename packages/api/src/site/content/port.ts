/** For capabilities that list a club's articles or accept rich text. */
export { findPublished, listPublicPaths, listPublished } from './content.queries.ts'
export { sanitiseContent } from './sanitise.ts'
export { articleKind } from './office/article-kind.ts'
/** For the content that a new club starts with. */
export { saveArticle } from './save-article.ts'
