// Lets glibc's allocator, which reads its settings before any program runs, keep less than it would: the process begins
// anew in its own place, under the same process id. Left alone each thread has memory of its own to allocate in, which is
// hardly ever given back, and what threads took that have long ended stays. To be imported before anything else.

/** Two places to allocate in for all threads; and from 128 kB on memory of its own, which goes back when it is freed. */
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

const isChosen = Object.keys(settings).some((name) => process.env[name] !== undefined)
// Whoever started it with a channel to talk through would lose that.
if (process.platform === 'linux' && !isChosen && !process.connected) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...process.env, ...settings })
}
