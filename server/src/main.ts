// What `npm start` runs.
import './frugal-memory.ts'
import './commonjs-drizzle.ts'

await import('./start.ts')
