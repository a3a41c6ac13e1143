// Replaces the served build. A server may be serving the last build while the next one is made, and two builds may run
// at once, so each is made in a separate folder and swapped in when it is complete.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** This process's build folder, relative to the web app. */
export const freshBuild = `dist/.building-${process.pid}`

const parts = ['pages', 'render']
/** Leftovers of an interrupted build. */
const leftover = /^\.(building|before)-/
const leftAfterMs = 60 * 60_000

/**
 * Replaces the build in `dist` with a finished one. The previous build's scripts stay until the next swap, because open
 * pages still request them.
 */
export function swapIn(fresh: string, dist: string): void {
  keepFilesOfBefore(fresh, dist)
  for (const part of parts) swap(join(fresh, part), join(dist, part), join(dist, `.before-${process.pid}-${part}`))
  rmSync(fresh, { recursive: true, force: true })
  for (const name of readdirSync(dist).filter((entry) => leftover.test(entry))) removeOld(join(dist, name))
}

/**
 * Copies the previous build's files. File names have a hash, so they don't collide. Older builds' files are dropped.
 */
function keepFilesOfBefore(fresh: string, dist: string): void {
  const manifest = join(dist, 'render/manifest.json')
  if (!existsSync(manifest)) return
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  for (const file of [...files].flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    const from = join(dist, 'pages', file)
    const to = join(fresh, 'pages', file)
    if (existsSync(from) && !existsSync(to)) cpSync(from, to)
  }
}

/** Another build may do the same at this moment: the last one wins. */
function swap(fresh: string, place: string, before: string): void {
  for (let attempt = 1; ; attempt++) {
    if (existsSync(place)) {
      try {
        renameSync(place, before)
      } catch (error) {
        if (existsSync(place)) throw error
      }
    }
    try {
      renameSync(fresh, place)
      break
    } catch (error) {
      if (attempt === 5) throw error
    }
    rmSync(before, { recursive: true, force: true })
  }
  rmSync(before, { recursive: true, force: true })
}

function removeOld(path: string): void {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  if (Date.now() - mtimeMs > leftAfterMs) rmSync(path, { recursive: true, force: true })
}
