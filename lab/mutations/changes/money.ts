import type { Mutation } from '../mutation.ts'

const area = 'Money'
const planState = ['server/src/platform/payments/plan-state.test.ts']
const stripe = ['server/src/features/billing/stripe.test.ts']
const worth = 'server/src/platform/payments/plan-state.ts'
const keeping = 'server/src/features/billing/keep-state.ts'

export const money: Mutation[] = [
  {
    area,
    breaks: 'News of payments needs no signature.',
    matters: 'Anybody could tell the server that they have paid.',
    file: 'server/src/platform/payments/stripe-payments.ts',
    text: 'return stripe.webhooks.constructEvent(body, signature, secret)',
    becomes:
      'return signature === secret && stripe === null ? (null as never) : (JSON.parse(String(body)) as Stripe.Event)',
    tests: stripe,
  },
  {
    area,
    breaks: 'Late news undoes what is known since.',
    matters: 'A plan that was paid would end, or one that ended would go on.',
    file: keeping,
    text: 'if (stored && stored.reading > reading) {',
    becomes: 'if (stored && stored.reading > reading && stored.plan === null) {',
    tests: stripe,
  },
  {
    area,
    breaks: 'If two subscriptions are paid, both continue.',
    matters: 'A customer would be charged twice every month.',
    file: keeping,
    text: "if (other && other.status !== 'ended') await endAtProvider(deps, tx, other, 'doubled')",
    becomes: "if (other && other.status === 'ended') await endAtProvider(deps, tx, other, 'doubled')",
    tests: ['server/src/features/billing/one-subscription.test.ts'],
  },
  {
    area,
    breaks: 'A plan that was paid with a test card counts as paid for real.',
    matters: 'Nobody would ever have to pay.',
    file: worth,
    text: "if (!stored || (billing === 'stripe' && stored.provider === 'test')) return nothing",
    becomes: 'if (!stored) return nothing',
    tests: planState,
  },
  {
    area,
    breaks: 'A canceled plan goes on after its period.',
    matters: 'What is not paid for is used.',
    file: worth,
    text: 'if (periodEnd && periodEnd <= now) return ended',
    becomes: '',
    tests: planState,
  },
  {
    area,
    breaks: 'An unpaid plan goes on for ever.',
    matters: 'What is not paid for is used.',
    file: worth,
    text: 'if (payBy && payBy <= now) return ended',
    becomes: '',
    tests: planState,
  },
  {
    area,
    breaks: 'A team has access with the plan for one.',
    matters: 'Five people would use what one pays for.',
    file: worth,
    text: "stored.status === 'ended' || (isTeam && plan !== 'team')",
    becomes: "stored.status === 'ended'",
    tests: planState,
  },
  {
    area,
    breaks: 'Without a plan everything can be generated.',
    matters: 'It is what is paid for.',
    file: 'server/src/platform/http/serve.ts',
    text: 'return !!caller?.isSubscribed || !!isFree',
    becomes: 'return !!caller || !!isFree',
    tests: ['server/src/features/every-call.test.ts'],
  },
  {
    area,
    breaks: 'A user confirms the payment of another workspace.',
    matters: 'A plan would begin for people who did not ask for it.',
    file: 'server/src/features/billing/billing.repository.ts',
    text: 'and(eq(payments.id, id), eq(payments.workspaceId, workspaceId), isNotNull(payments.provider))',
    becomes:
      'and(eq(payments.id, id), isNotNull(payments.workspaceId), isNotNull(payments.provider), workspaceId ? undefined : eq(payments.id, id))',
    tests: ['server/src/features/billing/billing.test.ts'],
  },
  {
    area,
    breaks: 'The test mode takes numbers of real cards.',
    matters: 'People would type real cards where nothing protects them.',
    file: 'server/src/features/billing/test-cards.ts',
    text: 'if (!paying.includes(card.number))',
    becomes: 'if (!/^\\d+$/.test(card.number))',
    tests: ['server/src/features/billing/billing.test.ts'],
  },
  {
    area,
    breaks: 'An upgrade is charged in full, whatever is left of the paid month.',
    matters: 'People would pay the same days twice.',
    file: 'server/src/platform/payments/test-payments.ts',
    text: 'return Math.round(difference * Math.min(1, Math.max(0, left)))',
    becomes: 'return Math.round(difference * Math.max(1, left))',
    tests: ['server/src/features/billing/test-mode.test.ts'],
  },
]
