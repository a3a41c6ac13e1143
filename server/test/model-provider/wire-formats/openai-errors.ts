import type { Fault } from '../script.ts'
import type { Refused } from './wire-format.ts'

type Told = { status: number; code: string; type: string; message: string }

/** As api.openai.com words them; it really puts the key that it got into the sentence (shortened, here in full). */
export function refuseAsOpenAi(
  fault: Fault,
  { model, key, message }: { model: string; key: string | null; message?: string | undefined },
): Refused {
  const table: Partial<Record<Fault, Told>> = {
    invalid_key: told(401, 'invalid_api_key', `Incorrect API key provided: ${key}. You can find your API key online.`),
    forbidden: told(403, 'unsupported_country_region_territory', 'Country, region, or territory not supported'),
    no_credit: told(429, 'insufficient_quota', 'You exceeded your current quota, please check your plan and billing.'),
    unknown_model: told(404, 'model_not_found', `The model '${model}' does not exist or you do not have access to it.`),
    too_long: told(400, 'context_length_exceeded', "This model's maximum context length is 128000 tokens."),
    too_large: told(413, 'request_too_large', 'Request too large.'),
    rate_limited: told(429, 'rate_limit_exceeded', 'Rate limit reached for requests per min. Please try again later.'),
    server_error: told(500, 'server_error', 'The server had an error while processing your request.'),
    unavailable: told(503, 'server_is_overloaded', 'The engine is currently overloaded, please try again later.'),
    overloaded: told(503, 'server_is_overloaded', 'Our servers are currently overloaded. Please try again later.'),
    unsupported_format: told(
      400,
      'invalid_request_error',
      "Invalid parameter: 'response_format' of this type is not supported with this model.",
    ),
  }
  const { status, ...error } = table[fault] ?? told(400, 'invalid_request_error', 'Invalid request.')
  return { status, body: { error: { ...error, ...(message !== undefined && { message }), param: null } } }
}

function told(status: number, code: string, message: string): Told {
  return { status, code, type: code === 'insufficient_quota' ? code : 'invalid_request_error', message }
}
