// Loads drizzle's CommonJS build instead of its ES modules, whose circular imports take half a second and 240 MB to
// load. The code is the same. Import this before anything that imports drizzle.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => {
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
    const conditions = context.conditions?.map((condition) => (condition === 'import' ? 'require' : condition))
    return next(specifier, { ...context, conditions })
  },
})
