import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

/** Returns the schema in the form that a server enforces, with the name as its title. */
export function schemaFor(schema: z.ZodType, name: string): JSONSchema7 {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  return { title: name, ...rest } as JSONSchema7
}

/** Describes the schema for a model whose server does not enforce it. Goes last in a prompt, after shared text. */
export function schemaInWords(schema: z.ZodType, name: string): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  // Models add no properties anyway, and the keyword would appear in every object.
  const shape = JSON.stringify(rest, (key, value) => (key === 'additionalProperties' ? undefined : value))
  return `Answer with one JSON object and nothing else: no words around it, no code fence.
JSON Schema of the answer "${name}":
${shape}`
}

/** Tells a model why its last answer could not be used. */
export function complaintInWords(complaint: string): string {
  return `Your last answer to this could not be used: ${complaint} Answer again.`
}
