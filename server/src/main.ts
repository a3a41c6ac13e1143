// What `npm start` runs.
import './restart-process.ts'
import './commonjs-drizzle.ts'

await import('./start.ts')
