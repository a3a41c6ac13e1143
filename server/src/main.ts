// What `npm start` runs.
import './commonjs-drizzle.ts'

await import('./start.ts')
