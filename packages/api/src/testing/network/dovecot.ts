import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '../eventually.ts'
import { freePort } from './child-server.ts'

const run = promisify(execFile)
const PROGRAM = '/usr/sbin/dovecot'

/** Why there is no IMAP server to test against; null where there is one. */
export async function whyNoDovecot(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'Dovecot wants to be started by root'
  const { stdout } = await run(PROGRAM, ['--version']).catch(() => ({ stdout: '' }))
  return stdout.startsWith('2.3') ? null : 'Debian’s dovecot-imapd 2.3 is not installed here'
}

export interface ImapServer {
  url: string
  /** A mail arrives, as a mail server lays it down. */
  deliver: (source: string) => void
  /** The flags of every mail, in the order of their arrival: S seen, F flagged. */
  flags: () => string[]
  stop: () => Promise<void>
}

/** One user's mailbox in a folder of its own, on a port of its own. */
export async function startDovecot(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-imap-'))
  const [port, home] = [await freePort(), join(folder, 'post')]
  for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(home, 'Maildir', part), { recursive: true })
  await run('chmod', ['755', folder])
  await run('chown', ['-R', 'mail:mail', home])
  writeFileSync(join(folder, 'users'), 'post:{PLAIN}secret/1:8:8::::\n')
  writeFileSync(join(folder, 'dovecot.conf'), settings(folder, port))
  const child = spawn(PROGRAM, ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Dovecot ended: ${said}`)
    await run('bash', ['-c', `exec 3<>/dev/tcp/127.0.0.1/${port}`])
  })
  let delivered = 0
  return {
    url: `imap://post:secret%2F1@127.0.0.1:${port}/INBOX`,
    deliver(source) {
      delivered += 1
      const name = `${1_700_000_000 + delivered}.M${delivered}.test`
      writeFileSync(join(home, 'Maildir', 'new', name), source.replaceAll('\r\n', '\n'))
    },
    flags: () =>
      ['new', 'cur']
        .flatMap((part) => readdirSync(join(home, 'Maildir', part)))
        .toSorted()
        .map((name) => name.split(':2,')[1] ?? ''),
    stop: () => stop(child, folder),
  }
}

const settings = (folder: string, port: number) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/post/Maildir
default_internal_user = dovecot
default_login_user = dovenull
auth_mechanisms = plain login
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
  default_fields = uid=mail gid=mail home=${folder}/post
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
namespace inbox {
  inbox = yes
}
`

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
