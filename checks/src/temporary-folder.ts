import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run of the tests a temporary folder of its own, which goes at its end with whatever the tests left in it. */
export default function setUp() {
  // A short name: the paths of sockets in it may not be long.
  const folder = mkdtempSync(join(tmpdir(), 't-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
