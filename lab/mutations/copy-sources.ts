import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const workspaces = ['transcript', 'episode', 'content-types', 'contracts', 'ui', 'server', 'web', 'checks']
const others = ['samples', 'package.json', 'vitest.config.ts', 'tsconfig.base.json', 'tsconfig.json']
const left = new Set(['node_modules', 'dist', '.git'])

/** A copy of the sources in which tests run, and where files may be changed. */
export type CopyOfSources = {
  folder: string
  /** Writes a file of the copy, by its path from the root. */
  write: (path: string, text: string) => void
  remove: () => void
}

/** Copies the sources into a new folder. Packages are linked; those of this project link to the copy. */
export function copySources(purpose: string): CopyOfSources {
  const folder = mkdtempSync(join(tmpdir(), `podcastai-${purpose}-`))
  for (const name of [...workspaces, ...others])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !left.has(basename(path)) })
  for (const workspace of ['.', ...workspaces]) linkPackages(folder, workspace)
  mkdirSync(join(folder, 'node_modules/@podcastai'), { recursive: true })
  for (const name of workspaces) symlinkSync(join(folder, name), join(folder, 'node_modules/@podcastai', name))
  return {
    folder,
    write: (path, text) => {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The environment without the variables by which a test run would take itself for a part of another one. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name))
  return { ...Object.fromEntries(own), NO_COLOR: '1' }
}

function linkPackages(folder: string, workspace: string) {
  const from = join(root, workspace, 'node_modules')
  const to = join(folder, workspace, 'node_modules')
  for (const name of namesIn(from)) {
    if (name === '@podcastai' || name.startsWith('.')) continue
    mkdirSync(to, { recursive: true })
    symlinkSync(join(from, name), join(to, name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
