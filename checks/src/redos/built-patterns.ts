import { Worker } from 'node:worker_threads'
import type { Pattern } from './pattern.ts'

/**
 * Loads modules in a thread that notes every pattern built at run time, with the place (`file:line:column`, from
 * `root`) that did so. @throws what the modules throw
 */
export function findBuiltPatterns(modules: readonly URL[], root: URL): Promise<Pattern[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./note-built-patterns.thread.ts', import.meta.url), {
      workerData: { modules: modules.map(String), root: String(root) },
    })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
