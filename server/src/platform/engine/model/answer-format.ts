import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

/** The schema as a server enforces it; the name goes along as its title. */
export function schemaFor(schema: z.ZodType, name: string): JSONSchema7 {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  return { title: name, ...rest } as JSONSchema7
}

/** The schema for a model that nobody holds to it. It ends the prompt: what requests share stands before it. */
export function schemaInWords(schema: z.ZodType, name: string): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  // The models close objects anyway, and it stands at each of them.
  const shape = JSON.stringify(rest, (key, value) => (key === 'additionalProperties' ? undefined : value))
  return `Answer with one JSON object and nothing else: no words around it, no code fence.
JSON Schema of the answer "${name}":
${shape}`
}

/** What a model is told when its last answer could not be used. */
export function complaintInWords(complaint: string): string {
  return `Your last answer to this could not be used: ${complaint} Answer again.`
}
