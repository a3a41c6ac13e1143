// Validates on save. The schemas and their library are as much code as the whole dashboard, so they load on demand.
import type { FieldValues, Resolver } from 'react-hook-form'

const schemas = () => import('./schemas.ts')

export const checkSettings = late(async () => (await schemas()).settings)
export const checkTemplates = late(async () => (await schemas()).templates)

/** If the code can't be fetched, the server still validates and returns the same messages. */
function late<Fields extends FieldValues>(fetchCode: () => Promise<Resolver<Fields>>): Resolver<Fields> {
  return async (values, context, options) => {
    const check = await fetchCode().catch(() => null)
    return check ? check(values, context, options) : { values, errors: {} }
  }
}
