import { z } from 'zod'

type Schema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
}

/** Returns a value that matches the schema, as a client sends it. Doesn't support patterns. */
export function createExample(schema: z.ZodType): unknown {
  return exampleFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function exampleFor(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find(({ type }) => type !== 'null')
  if (choice) return exampleFor(choice)
  if (schema.type === 'object') return createObject(schema)
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleFor(schema.items ?? {}))
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return createText(schema)
}

function createObject({ properties = {}, additionalProperties, propertyNames }: Schema): Record<string, unknown> {
  const own = Object.entries(properties).map(([name, schema]) => [name, exampleFor(schema)])
  const isOpen = typeof additionalProperties === 'object'
  const more = isOpen ? [[String(exampleFor(propertyNames ?? {})), exampleFor(additionalProperties)]] : []
  return Object.fromEntries([...own, ...more])
}

const formats: Record<string, string> = {
  email: 'someone@example.com',
  uuid: '0b5d1a4e-3c55-4b8e-9a57-6f1f0a2b3c4d',
  'date-time': '2026-05-04T12:00:00.000Z',
  uri: 'https://example.com/episode',
}

function createText({ format = '', minLength = 1 }: Schema): string {
  return formats[format] ?? 'some words'.padEnd(minLength, '.')
}
