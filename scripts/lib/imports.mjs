/** @param {string} code */
export function importsIn(code) {
  const patterns = [
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\b(?:import|require|mock)\s*\(\s*['"]([^'"]+)['"]/g,
  ]
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
}

/**
 * Comments may name what code may not. Only those that begin a line: elsewhere "//" can be an address and "/*" a
 * pattern.
 *
 * @param {string} text
 */
export const withoutComments = (text) =>
  text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
