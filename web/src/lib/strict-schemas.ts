import { config } from 'zod'

// Zod would try whether it may write programs as text. The content security policy forbids that, and the browser lists
// the attempt as an issue of the page. This has to run before the first schema is made: see the chunk in vite.config.ts.
config({ jitless: true })
