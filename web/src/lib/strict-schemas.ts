// Zod tests whether it may compile code from strings. The content security policy forbids that, and the browser reports
// the attempt. This sets what `z.config({ jitless: true })` would set, without loading Zod, because most pages start
// without it. Must run before the first schema is created: see the chunk 'react' in chunks.ts.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
