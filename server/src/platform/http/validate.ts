import type { z } from 'zod'
import { AppError } from './app-error.ts'

type Issue = { path: readonly PropertyKey[]; message?: string | undefined }

/** What came with a request, as its schema has it. @throws AppError invalid, with every complaint by field */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error.issues)
  return parsed.data
}

/** The first complaint is the message; all of them stand in the details by field. */
export function invalid(issues: readonly Issue[]): AppError {
  const fields = issues.map((issue) => [issue.path.join('.'), issue.message ?? 'Not valid'] as const)
  const [field, message] = fields[0] ?? ['', 'The request is not valid.']
  const named = field && /^(Invalid|Expected|Unrecognized|Too)/.test(message) ? `${field}: ${message}` : message
  return new AppError('invalid', named, { fields: Object.fromEntries(fields) })
}
