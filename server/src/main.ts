// The entry point of `npm start`.
import './restart-process.ts'
import './commonjs-drizzle.ts'

await import('./start.ts')
