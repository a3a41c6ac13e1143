import { type Endpoint, endpoints } from '@podcastai/contracts'
import { z } from 'zod'

type Schema = {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
}

/** Never shown, or of so narrow a shape that nothing fits into it: each with its reason. */
const harmless: Readonly<Record<string, string>> = {
  password: 'a secret, stored as its hash',
  currentPassword: 'a secret, stored as its hash',
  newPassword: 'a secret, stored as its hash',
  token: 'a secret, looked up by its hash',
  proof: 'a secret, looked up by its hash',
  clientSecret: 'looked up, never stored',
  'card.number': 'digits, never stored',
  'card.cvc': 'digits, never stored',
  email: 'an address by its grammar, which has no room for markup',
  labels: 'looked up in the file',
  from: 'compared, never stored',
  instruction: 'told to the engine, never stored',
  'clips.id': 'only returned to the sender',
}

/** Every text that the contract takes in a body, as 'PATCH /api/team name'. */
export function textFields(): string[] {
  return endpoints.flatMap((endpoint) =>
    endpoint.body
      ? listTexts(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema).map((path) =>
          fieldName(endpoint, path),
        )
      : [],
  )
}

export const fieldName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, field: string) =>
  `${method} ${path} ${field}`

/** `*` stands for every name of a field that takes several. */
export const isFilled = (name: string, filled: ReadonlySet<string>) =>
  name.endsWith(' *') ? [...filled].some((one) => one.startsWith(name.slice(0, -1))) : filled.has(name)

export const isHarmless = (name: string) => (name.split(' ')[2] ?? '') in harmless

function listTexts(schema: Schema, path: readonly string[] = []): string[] {
  if ('const' in schema || schema.enum || schema.format === 'uuid' || schema.format === 'date-time' || schema.pattern)
    return []
  const open = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
  const inside = [
    ...(schema.anyOf ?? []).flatMap((one) => listTexts(one, path)),
    ...(schema.items ? listTexts(schema.items, path) : []),
    ...open.flatMap((one) => listTexts(one, [...path, '*'])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => listTexts(one, [...path, name])),
  ]
  return [...new Set(schema.type === 'string' ? [path.join('.'), ...inside] : inside)]
}
