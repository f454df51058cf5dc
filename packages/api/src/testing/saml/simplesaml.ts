import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { KeyPair } from '../../providers/sso/port.ts'
import { eventually } from '../eventually.ts'

/**
 * SimpleSAMLphp out of Debian's packages: an identity provider that we did not write, unpacked into our cache and
 * run by PHP's own web server. Nothing is installed on the machine.
 */

const CACHE = fileURLToPath(new URL('../../../../../.cache/simplesaml', import.meta.url))
const FETCH_MS = 30_000
const START_MS = 20_000

const run = promisify(execFile)

export type FoundSimpleSaml = { ok: true; folder: string } | { ok: false; reason: string }

/** Fetched once; where it cannot be, the reason belongs into the title of the test that is left out. */
export async function findSimpleSaml(): Promise<FoundSimpleSaml> {
  if (existsSync(CACHE)) return { ok: true, folder: CACHE }
  const draft = `${CACHE}.${process.pid}`
  try {
    const php = await phpVersion()
    mkdirSync(draft, { recursive: true })
    await run('apt-get', ['download', ...packagesFor(php)], { cwd: draft, timeout: FETCH_MS })
    for (const name of readdirSync(draft).filter((file) => file.endsWith('.deb'))) {
      await run('dpkg', ['-x', name, '.'], { cwd: draft, timeout: FETCH_MS })
      rmSync(join(draft, name))
    }
    renameSync(draft, CACHE)
    return { ok: true, folder: CACHE }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another run may have been quicker.
    if (existsSync(CACHE)) return { ok: true, folder: CACHE }
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = missing ? 'this machine has no apt' : 'Debian’s packages cannot be fetched here'
    return { ok: false, reason }
  }
}

/** `8.2` and the like: what this Debian calls its PHP. */
async function phpVersion(): Promise<string> {
  const { stdout } = await run('apt-cache', ['depends', 'php-cli'])
  const [, version] = /php(\d+\.\d+)-cli/.exec(stdout) ?? []
  if (!version) throw new Error('apt knows no PHP')
  return version
}

const packagesFor = (php: string): string[] => [
  'simplesamlphp',
  ...['cli', 'common', 'xml', 'mbstring', 'curl', 'sqlite3'].map((part) => `php${php}-${part}`),
  'php-common',
  'libonig5',
  'libargon2-1',
  'libsodium23',
  'libcurl4',
]

export interface ServiceProvider {
  entityId: string
  acs: string
  certificate: string
}

export interface SimpleSamlOptions {
  folder: string
  port: number
  keys: KeyPair
  serviceProvider: ServiceProvider
  person: { name: string; password: string; attributes: Record<string, string> }
}

export interface RunningSimpleSaml {
  entityId: string
  ssoUrl: string
  stop: () => Promise<void>
}

/** Starts it with one person in its directory and one service that it answers, if the service signs its requests. */
export async function startSimpleSaml(options: SimpleSamlOptions): Promise<RunningSimpleSaml> {
  const { folder, port } = options
  const home = mkdtempSync(join(tmpdir(), 'clubhouse-simplesaml-'))
  const origin = `http://127.0.0.1:${port}`
  const entityId = `${origin}/metadata-of-the-test`
  writeSettings(home, { ...options, origin, entityId })
  const child = spawn(
    join(folder, 'usr/bin', onlyIn(join(folder, 'usr/bin'), /^php\d/)),
    ['-n', '-c', home, '-S', `127.0.0.1:${port}`, '-t', join(folder, 'usr/share/simplesamlphp/www')],
    {
      cwd: home,
      stdio: 'ignore',
      env: { SIMPLESAMLPHP_CONFIG_DIR: home, LD_LIBRARY_PATH: libraries(folder), TMPDIR: home },
    },
  )
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await eventually(async () => {
      const { ok } = await fetch(`${origin}/saml2/idp/metadata.php?output=xml`)
      if (!ok) throw new Error('SimpleSAMLphp does not answer')
    }, START_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { entityId, ssoUrl: `${origin}/saml2/idp/SSOService.php`, stop }
}

const onlyIn = (folder: string, name: RegExp): string =>
  readdirSync(folder).find((entry) => name.test(entry)) ?? ''

const libraries = (folder: string): string =>
  join(folder, 'usr/lib', onlyIn(join(folder, 'usr/lib'), /-linux-gnu/))

/** In this order: some of them lean on others. */
const EXTENSIONS = [
  'ctype',
  'dom',
  'fileinfo',
  'iconv',
  'mbstring',
  'posix',
  'simplexml',
  'tokenizer',
  'xml',
].concat(['xmlreader', 'xmlwriter', 'pdo', 'pdo_sqlite', 'phar', 'curl'])

function writeSettings(
  home: string,
  {
    folder,
    keys,
    serviceProvider,
    person,
    origin,
    entityId,
  }: SimpleSamlOptions & { origin: string; entityId: string },
): void {
  const modules = join(folder, 'usr/lib/php')
  const settings = [
    `extension_dir=${join(modules, onlyIn(modules, /^\d{8}$/))}`,
    ...EXTENSIONS.map((name) => `extension=${name}.so`),
    'display_errors=0',
  ]
  writeFileSync(join(home, 'php.ini'), `${settings.join('\n')}\n`)
  writeFileSync(join(home, 'idp.pem'), keys.privateKey)
  writeFileSync(join(home, 'idp.crt'), keys.certificate)
  write('config', {
    baseurlpath: `${origin}/`,
    certdir: `${home}/`,
    loggingdir: `${home}/`,
    datadir: `${home}/`,
    tempdir: home,
    metadatadir: `${home}/`,
    'metadata.sources': [{ type: 'flatfile', directory: home }],
    'logging.handler': 'file',
    secretsalt: 'a-salt-of-the-test',
    'auth.adminpassword': 'a-password-of-the-test',
    technicalcontact_email: 'na@example.org',
    timezone: 'UTC',
    'enable.saml20-idp': true,
    'module.enable': { exampleauth: true, core: true, saml: true },
    'session.cookie.secure': false,
    'store.type': 'phpsession',
    'session.phpsession.savepath': home,
    'language.default': 'en',
    'language.available': ['en'],
    'theme.use': 'default',
  })
  const attributes = Object.fromEntries(
    Object.entries(person.attributes).map(([name, value]) => [name, [value]]),
  )
  write('authsources', {
    people: { 0: 'exampleauth:UserPass', [`${person.name}:${person.password}`]: attributes },
  })
  write('saml20-idp-hosted', {
    [entityId]: {
      host: '__DEFAULT__',
      privatekey: 'idp.pem',
      certificate: 'idp.crt',
      auth: 'people',
      'signature.algorithm': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'saml20.sign.response': true,
      'saml20.sign.assertion': true,
      authproc: {
        1: {
          class: 'saml:AttributeNameID',
          attribute: 'uid',
          Format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
        },
      },
    },
  })
  write('saml20-sp-remote', {
    [serviceProvider.entityId]: {
      AssertionConsumerService: serviceProvider.acs,
      certData: serviceProvider.certificate.replaceAll(/-----[^-]+-----|\s/g, ''),
      NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      'validate.authnrequest': true,
    },
  })

  /** Its settings are PHP; ours are JSON that PHP reads. */
  function write(name: string, values: object): void {
    const variable = name.startsWith('saml20') ? '$metadata' : '$config'
    writeFileSync(join(home, `${name}.json`), JSON.stringify(values))
    writeFileSync(
      join(home, `${name}.php`),
      `<?php ${variable} = json_decode(file_get_contents(__DIR__ . '/${name}.json'), true);\n`,
    )
  }
}
