// Loads drizzle's CommonJS build in place of its modules, which refer to each other in so many circles that loading them
// takes half a second and 240 MB. What runs is the same. To be imported before anything that imports drizzle.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => {
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
    const conditions = context.conditions?.map((condition) => (condition === 'import' ? 'require' : condition))
    return next(specifier, { ...context, conditions })
  },
})
