import { fileURLToPath } from 'node:url'
import { getCallSites } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { Pattern } from './pattern.ts'

const { modules, root } = workerData as { modules: string[]; root: string }
const folder = fileURLToPath(root)
const built: Pattern[] = []

function note(pattern: RegExp): RegExp {
  // Behind this function and the trap that called it.
  const site = getCallSites(3)[2]
  const file = site?.scriptName.startsWith('file:') ? fileURLToPath(site.scriptName) : undefined
  if (site && file?.startsWith(folder) && !file.includes('node_modules')) {
    const place = `${file.slice(folder.length)}:${site.lineNumber}:${site.columnNumber}`
    built.push({ source: pattern.source, flags: pattern.flags, at: [place] })
  }
  return pattern
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given, newTarget) => note(Reflect.construct(target, given, newTarget)),
  apply: (target, self, given) => note(Reflect.apply(target, self, given)),
})

for (const module of modules) await import(module)
parentPort?.postMessage(built)
