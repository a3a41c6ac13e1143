// What is entered is checked when it is saved. The schemas, and the library that they are made with, come by then: they
// are as much code as the whole dashboard.
import type { FieldValues, Resolver } from 'react-hook-form'

const schemas = () => import('./schemas.ts')

export const checkSettings = late(async () => (await schemas()).settings)
export const checkTemplates = late(async () => (await schemas()).templates)

/** Where the code cannot be fetched, the server's checks are left: it refuses the same, with the same words. */
function late<Fields extends FieldValues>(fetchCode: () => Promise<Resolver<Fields>>): Resolver<Fields> {
  return async (values, context, options) => {
    const check = await fetchCode().catch(() => null)
    return check ? check(values, context, options) : { values, errors: {} }
  }
}
