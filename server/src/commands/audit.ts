// Asks the registry what is known to be wrong with the packages. Fails on what it knows, not where it does not answer.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readAudit } from './advisories.ts'

const root = join(import.meta.dirname, '../../..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const { stdout } = spawnSync(npm, ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const { isChecked, findings } = readAudit(stdout ?? '')

if (!isChecked) process.stdout.write('Not checked: the registry of this machine gives no advisories.\n')
else if (findings.length === 0) process.stdout.write('Checked: no advisory names a package that is used.\n')
else process.stderr.write(`${findings.join('\n')}\n`)
process.exitCode = findings.length === 0 ? 0 : 1
