// Adding a content type is adding a folder: a ninth one is added to a copy of the sources, and the product is asked for it.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFiles, probes } from './ninth-type.fixture.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'podcastai-ninth-type-'))
const workspaces = ['transcript', 'episode', 'content-types', 'contracts', 'ui', 'server', 'web', 'checks']

beforeAll(() => {
  const left = new Set(['node_modules', 'dist', '.git'])
  for (const name of [...workspaces, 'package.json', 'vitest.config.ts', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.has(basename(path)) })
  linkPackages('.')
  for (const name of workspaces) linkPackages(name)
  for (const [name, text] of Object.entries(ownFiles)) write(`content-types/src/types/closing-words/${name}`, text)
  for (const [path, text] of Object.entries(probes)) write(path, text)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a folder is all that a ninth content type needs', { timeout: 120_000 }, async () => {
  await run('checks/src/registry/main.ts')
  const projects = ['--project', 'server on embedded', '--project', 'screen']
  const { stdout } = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects,
    'ninth-type.test',
    '--reporter=verbose',
  )
  expect(stdout).toMatch(/Tests\s+2 passed/)
})

/** The packages of a workspace; of our own ones the copies. */
function linkPackages(workspace: string) {
  const from = join(root, workspace, 'node_modules')
  const to = join(copy, workspace, 'node_modules')
  for (const name of namesIn(from)) {
    if (name === '@podcastai' || name.startsWith('.')) continue
    mkdirSync(to, { recursive: true })
    symlinkSync(join(from, name), join(to, name))
  }
  if (workspace !== '.') return
  mkdirSync(join(to, '@podcastai'), { recursive: true })
  for (const name of workspaces) symlinkSync(join(copy, name), join(to, '@podcastai', name))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function write(path: string, text: string) {
  mkdirSync(join(copy, dirname(path)), { recursive: true })
  writeFileSync(join(copy, path), text.trimStart())
}

/** A script of the copy, apart from the test run that this one is. */
function run(...command: string[]) {
  const own = Object.entries(env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name))
  return promisify(execFile)(execPath, command, {
    cwd: copy,
    env: { ...Object.fromEntries(own), NO_COLOR: '1' },
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${stdout}\n${stderr}`)
  })
}
