import { join } from 'node:path'

// Some settings are read before any program runs, so the process replaces itself with a configured one, keeping its
// process id. Import this before anything else. Linux only; settings in the environment are kept.

/**
 * Limits glibc's allocator to two arenas for all threads, and maps allocations of 128 kB or more separately, so that
 * they are returned when freed. By default each thread gets its own arena, which is rarely returned, even after the
 * thread has ended.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
/** Node caches compiled code here, which saves about 15% of the next start. The shared temporary folder isn't safe. */
const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node-compile') }
/**
 * V8 would compile each long regular expression twice, first to bytecode; without that, a thread's first kit takes a
 * fifth less time. And its collection of the running database's WebAssembly code can crash the process
 * ("jit_page_->allocations_", https://github.com/nodejs/node/issues/64500).
 */
const engineFlags = ['--no-regexp-tier-up', '--no-wasm-code-gc']

const isAllocatorSet = Object.keys(allocator).some((name) => process.env[name] !== undefined)
const missing = engineFlags.filter((flag) => !process.execArgv.includes(flag))
// A parent that started it with an IPC channel would lose the channel.
if (process.platform === 'linux' && !(isAllocatorSet && missing.length === 0) && !process.connected) {
  const env = isAllocatorSet ? process.env : { ...compileCache, ...process.env, ...allocator }
  process.execve?.(process.execPath, [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)], env)
}
