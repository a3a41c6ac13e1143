import { z } from 'zod'
import { Email } from './account-fields.ts'
import { Profile } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { maxPasswordLength } from './limits.ts'

/** Fails with 409 if OPERATOR_EMAIL sets the operator, or the other email isn't verified. */
export const handOverServer = endpoint({
  method: 'POST',
  path: '/api/operator/hand-over',
  summary: 'Hand the server over to another account',
  access: 'session',
  isForOperator: true,
  perMinute: 10,
  body: z.object({ email: Email, password: z.string().max(maxPasswordLength) }),
  response: Profile,
})
