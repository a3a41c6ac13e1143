import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './index.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** What a pattern could let through without end. */
const endless = ['a', 'A', '1', ' ', '_', '-', '.', ',', 'é', 'a,', '1,', 'a.'].map((piece) => piece.repeat(10_000))

/** Where something of any size may stand, by its path in the schema. */
function unbounded(schema: Schema, path: string): string[] {
  const within = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) => some ?? [])
  // Of several that all hold, one bounds it.
  if (schema.allOf?.some((one) => unbounded(one, path).length === 0)) return []
  const found = within.flatMap((one) => unbounded(one, path))
  if (schema.type === 'string' && !isBounded(schema)) found.push(path)
  if (schema.type === 'array') {
    if (schema.maxItems === undefined) found.push(path)
    if (schema.items) found.push(...unbounded(schema.items, `${path}[]`))
  }
  for (const [key, inner] of Object.entries(schema.properties ?? {})) found.push(...unbounded(inner, `${path}.${key}`))
  if (typeof schema.additionalProperties === 'object') {
    if (!schema.propertyNames?.enum) found.push(`${path}{}`)
    found.push(...unbounded(schema.additionalProperties, `${path}{}`))
  }
  const isAnything = Object.keys(schema).every((key) => ['$schema', 'description'].includes(key))
  return isAnything ? [...found, path] : found
}

function isBounded({ enum: some, const: one, format, pattern, maxLength }: Schema): boolean {
  if (some || one !== undefined || maxLength !== undefined || format === 'uuid' || format === 'date-time') return true
  return pattern !== undefined && !endless.some((text) => new RegExp(pattern, 'u').test(text))
}

test('no call takes a field, a list or a map of any size', () => {
  const found = endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unbounded(z.toJSONSchema(schema, { io: 'input' }) as Schema, `${method} ${path} ${part}`) : [],
    ),
  )
  // Checked against its content type's shape, and each text in it is limited, as soon as the type is known.
  expect(found.sort()).toEqual([
    'PATCH /api/transcripts/:id/content/:contentType/items/:item body.item',
    'PUT /api/transcripts/:id/content/:contentType body.content',
  ])
})
