import { builtInOf, foundFrom, servedPackages } from './packages.mjs'

/** Names of the SPDX list that our packages use; any other is told as its package says it. */
const SPDX = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/**
 * What a release is made of, as CycloneDX 1.6: each package that a server gets, with its checksum and licence, and who asks for whom. Out of the lock file
 * alone, so that it says the same on every machine.
 *
 * @param {import('./packages.mjs').Lock} lock @param {import('../release.mjs').Release} release
 */
export function billOfMaterials(lock, release) {
  const packages = servedPackages(lock)
  const byPlace = new Map(packages.map((each) => [each.at, each]))
  const product = `pkg:generic/clubhouse@${release.version}`
  /** @param {string} from @param {import('./packages.mjs').Entry} entry */
  const askedFor = (from, entry) => {
    const named = Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    })
    const names = [...named, ...builtInOf(entry)]
    const found = names.flatMap((name) => {
      const at = foundFrom(lock, from, name)
      return at !== null && byPlace.has(at) ? [at] : []
    })
    return [...new Set(found)].toSorted()
  }
  const ours = Object.entries(lock.packages).filter(
    ([at, entry]) => !at.includes('node_modules/') && !entry.link,
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: release.built_at,
      component: {
        type: 'application',
        'bom-ref': product,
        name: 'clubhouse',
        version: release.version,
        licenses: licencesOf(lock.packages['']?.license),
        properties: [{ name: 'commit', value: release.commit }],
      },
    },
    components: packages.map(({ at, name, version, isOptional, entry }) => ({
      type: 'library',
      'bom-ref': at,
      ...inScope(name),
      version,
      scope: isOptional ? 'optional' : 'required',
      hashes: hashesOf(entry.integrity),
      licenses: licencesOf(entry.license),
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    })),
    dependencies: [
      {
        ref: product,
        dependsOn: [...new Set(ours.flatMap(([at, entry]) => askedFor(at, entry)))].toSorted(),
      },
      ...packages.map(({ at, entry }) => ({ ref: at, dependsOn: askedFor(at, entry) })),
    ],
  }
}

/** @param {string} name */
function inScope(name) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return group === undefined ? { name } : { group, name: own ?? '' }
}

/** As npm writes it: `sha512-…` in base64. @param {string | undefined} integrity */
function hashesOf(integrity = '') {
  return integrity.split(' ').flatMap((each) => {
    const [, bits = '', sum = ''] = /^sha(\d+)-(.+)$/.exec(each) ?? []
    return bits === '' ? [] : [{ alg: `SHA-${bits}`, content: Buffer.from(sum, 'base64').toString('hex') }]
  })
}

/** @param {string | undefined} licence */
function licencesOf(licence) {
  if (licence === undefined) return []
  if (SPDX.has(licence)) return [{ license: { id: licence } }]
  const parts = licence.split(/ (?:AND|OR) |[()]/).filter(Boolean)
  return parts.length > 1 && parts.every((part) => SPDX.has(part))
    ? [{ expression: licence }]
    : [{ license: { name: licence } }]
}
