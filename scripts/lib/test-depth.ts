/**
 * How thorough a run is, said by TEST_DEPTH and read here alone. The usual run proves each rule; the deep one (npm run test:deep)
 * looks for what nobody thought of: more generated cases, more killed processes, both databases whole, a real identity
 * provider.
 */
export const isDeep = process.env['TEST_DEPTH'] === 'deep'

/** How often something generated is tried. */
export const runs = (usual: number, deep = usual * 10): number => (isDeep ? deep : usual)
