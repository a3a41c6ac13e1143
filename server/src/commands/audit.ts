// Checks the packages against the registry's advisories. Also fails if the registry doesn't answer, because a script
// that trusts the exit code must not mistake that for a clean result.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readAudit } from './advisories.ts'

const root = join(import.meta.dirname, '../../..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const { stdout } = spawnSync(npm, ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const { isChecked, findings } = readAudit(stdout ?? '')

if (!isChecked) process.stderr.write('Not checked: the registry of this machine gives no advisories.\n')
else if (findings.length === 0) process.stdout.write('Checked: no advisory names a package that is used.\n')
else process.stderr.write(`${findings.join('\n')}\n`)
process.exitCode = isChecked && findings.length === 0 ? 0 : 1
