// Some settings are read before any program runs, so the process replaces itself, under the same process id, with a
// better configured one. Import it before anything else. Linux only; settings in the environment are kept.

/**
 * glibc's allocator: two places to allocate in for all threads, and from 128 kB on memory of its own, which goes back
 * when it is freed. Left alone each thread has memory of its own to allocate in, which is hardly ever given back, and
 * what threads took that have long ended stays.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
/**
 * V8 would compile each long pattern twice, first to run it slowly: the first kit of a thread takes a fifth less
 * without. And what it throws away of a database's compiled code while that runs can end the process
 * ("jit_page_->allocations_", https://github.com/nodejs/node/issues/64500).
 */
const engineFlags = ['--no-regexp-tier-up', '--no-wasm-code-gc']

const isAllocatorSet = Object.keys(allocator).some((name) => process.env[name] !== undefined)
const missing = engineFlags.filter((flag) => !process.execArgv.includes(flag))
// A parent that started it with an IPC channel would lose the channel.
if (process.platform === 'linux' && !(isAllocatorSet && missing.length === 0) && !process.connected) {
  const env = isAllocatorSet ? process.env : { ...process.env, ...allocator }
  process.execve?.(process.execPath, [process.execPath, ...missing, ...process.execArgv, ...process.argv.slice(1)], env)
}
