import type { Card } from '@podcastai/contracts'
import { failsAtRenewal } from '../../platform/payments/test-payments.ts'

/** The payment provider's published test card numbers: those that pay, and those that are declined with its message. */
const paying = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '378282246310005',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
  '6200000000000005',
  failsAtRenewal,
]

const declining: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000009987': 'Your card was declined. It was reported lost.',
  '4000000000009979': 'Your card was declined. It was reported stolen.',
  '4000000000000069': 'Your card has expired.',
  '4000000000000127': "Your card's security code is incorrect.",
  '4000000000000119': 'An error occurred while processing your card. Try again in a little bit.',
  '4242424242424241': 'Your card number is incorrect.',
}

/**
 * Returns why test mode declines a card; null if it pays. Real card numbers are declined, because nothing is charged.
 */
export function findDecline(card: Card, now: Date): string | null {
  const decline = declining[card.number]
  if (decline) return decline
  if (!paying.includes(card.number)) return 'Only test cards work in test mode. Use 4242 4242 4242 4242.'
  const endOfMonth = new Date(Date.UTC(card.expYear, card.expMonth, 1))
  return endOfMonth <= now ? 'Your card has expired.' : null
}
