import { z } from 'zod'
import { Email } from './account-fields.ts'
import { Profile } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { maxPasswordLength } from './limits.ts'

/** Refused with 409 while the setting OPERATOR_EMAIL names the operator, or the other address is not confirmed. */
export const handOverServer = endpoint({
  method: 'POST',
  path: '/api/operator/hand-over',
  summary: 'Make another account the operator of this server, in place of the caller’s',
  access: 'session',
  isForOperator: true,
  perMinute: 10,
  body: z.object({ email: Email, password: z.string().max(maxPasswordLength) }),
  response: Profile,
})
