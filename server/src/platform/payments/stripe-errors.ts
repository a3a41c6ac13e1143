import Stripe from 'stripe'
import { AppError } from '../http/app-error.ts'

const away = 'The payment provider cannot be reached right now. Nothing was charged. Please try again in a few minutes.'

/**
 * Returns the same functions, throwing our errors: a declined card is for the user to fix, an unreachable provider is
 * temporary. All other errors, such as a wrong key or price, are for the operator and are logged.
 */
export function translated<Functions extends object>(functions: Functions): Functions {
  const entries = Object.entries(functions).map(([name, value]) => [
    name,
    typeof value === 'function' ? translating(value as (...args: never[]) => unknown) : value,
  ])
  return Object.fromEntries(entries) as Functions
}

function translating(run: (...args: never[]) => unknown) {
  return (...args: never[]) => {
    const answer = run(...args)
    return answer instanceof Promise ? answer.catch((error: unknown) => Promise.reject(ours(error))) : answer
  }
}

function ours(error: unknown): unknown {
  const { StripeAPIError, StripeCardError, StripeConnectionError, StripeRateLimitError } = Stripe.errors
  if (error instanceof StripeCardError) return new AppError('card_declined', error.message, undefined, { cause: error })
  const mayPass = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((type) => error instanceof type)
  return mayPass ? new AppError('payments_down', away, undefined, { cause: error }) : error
}
