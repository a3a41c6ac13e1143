// A server may be serving the last build while the next one is made, and two may be made at once: each is made in a
// folder of its own, which takes the place of what is served when it is whole.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Where this process builds, beneath the folder of the web app. */
export const freshBuild = `dist/.building-${process.pid}`

const parts = ['pages', 'render']
/** What a build leaves that was broken off. */
const leftover = /^\.(building|before)-/
const leftAfterMs = 60 * 60_000

/**
 * Puts a finished build in the place of the one in `dist`. The scripts of that one stay for as long as the new one is
 * there: a page that somebody has open asks for more of them.
 */
export function swapIn(fresh: string, dist: string): void {
  keepFilesOfBefore(fresh, dist)
  for (const part of parts) swap(join(fresh, part), join(dist, part), join(dist, `.before-${process.pid}-${part}`))
  rmSync(fresh, { recursive: true, force: true })
  for (const name of readdirSync(dist).filter((entry) => leftover.test(entry))) removeOld(join(dist, name))
}

/** Their names change with what is in them, so that none stands in the way of another. Of builds before that one nothing stays. */
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

/** Another build may do the same at this moment: whoever comes last stays. */
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
