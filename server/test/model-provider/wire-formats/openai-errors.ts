import type { Fault } from '../script.ts'
import type { Refused, RefusedAbout } from './wire-format.ts'

type Row = { status: number; code: string; type: string; message: string }

/** Errors in the wording of api.openai.com, which includes the key it received (shortened there, in full here). */
export function refuseAsOpenAi(fault: Fault, { model, key, message }: RefusedAbout): Refused {
  const table: Partial<Record<Fault, Row>> = {
    invalid_key: row(401, 'invalid_api_key', `Incorrect API key provided: ${key}. You can find your API key online.`),
    forbidden: row(403, 'unsupported_country_region_territory', 'Country, region, or territory not supported'),
    no_credit: row(429, 'insufficient_quota', 'You exceeded your current quota, please check your plan and billing.'),
    unknown_model: row(404, 'model_not_found', `The model '${model}' does not exist or you do not have access to it.`),
    too_long: row(400, 'context_length_exceeded', "This model's maximum context length is 128000 tokens."),
    too_large: row(413, 'request_too_large', 'Request too large.'),
    rate_limited: row(429, 'rate_limit_exceeded', 'Rate limit reached for requests per min. Please try again later.'),
    server_error: row(500, 'server_error', 'The server had an error while processing your request.'),
    unavailable: row(503, 'server_is_overloaded', 'The engine is currently overloaded, please try again later.'),
    overloaded: row(503, 'server_is_overloaded', 'Our servers are currently overloaded. Please try again later.'),
    unsupported_format: row(
      400,
      'invalid_request_error',
      "Invalid parameter: 'response_format' of this type is not supported with this model.",
    ),
  }
  const { status, ...error } = table[fault] ?? row(400, 'invalid_request_error', 'Invalid request.')
  return { status, body: { error: { ...error, ...(message !== undefined && { message }), param: null } } }
}

function row(status: number, code: string, message: string): Row {
  return { status, code, type: code === 'insufficient_quota' ? code : 'invalid_request_error', message }
}
