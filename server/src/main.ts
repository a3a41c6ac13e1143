// What `npm start` runs.
import './begin-anew.ts'
import './commonjs-drizzle.ts'

await import('./start.ts')
