// Zod would try whether it may write programs as text. The content security policy forbids that, and the browser lists
// the attempt as an issue of the page. What `z.config({ jitless: true })` would set is set where Zod looks for it, because
// most pages begin without Zod. This has to run before the first schema is made: see the chunk 'react' in chunks.ts.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
