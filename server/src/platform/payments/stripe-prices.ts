import { type PlanKey, planKeys, plans } from '@podcastai/contracts'
import type Stripe from 'stripe'

/** The price ids of the plans from the settings. A missing one is looked up, and created if needed. */
export type PriceSettings = Partial<Record<PlanKey, string>>

export type StripePrices = {
  getPriceId: (plan: PlanKey) => Promise<string>
  /** Returns the plan that a price sells; null for other products. */
  findPlan: (price: Stripe.Price) => Promise<PlanKey | null>
}

type KnownPrice = { id: string; product: string }

/** Returns the plans' prices at Stripe, fetched once per process. */
export function stripePrices(stripe: Stripe, settings: PriceSettings): StripePrices {
  let known: Promise<Record<PlanKey, KnownPrice>> | null = null

  function all(): Promise<Record<PlanKey, KnownPrice>> {
    known ??= find().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  async function find(): Promise<Record<PlanKey, KnownPrice>> {
    const found = await Promise.all(
      planKeys.map(async (plan) => [plan, await findPrice(stripe, plan, settings[plan])] as const),
    )
    return Object.fromEntries(found) as Record<PlanKey, KnownPrice>
  }

  return {
    getPriceId: async (plan) => (await all())[plan].id,
    findPlan: async (price) => {
      const prices = await all()
      const same = planKeys.find((plan) => prices[plan].id === price.id)
      if (same) return same
      // A price that has since been replaced still belongs to the same product.
      const candidates = planKeys.filter((plan) => prices[plan].product === getProductId(price))
      if (candidates.length < 2) return candidates[0] ?? null
      return (price.unit_amount ?? 0) >= plans.team.cents ? 'team' : 'pro'
    },
  }
}

async function findPrice(stripe: Stripe, plan: PlanKey, id: string | undefined): Promise<KnownPrice> {
  const price = id ? await stripe.prices.retrieve(id) : await lookUpOrMake(stripe, plan)
  const { cents, name } = plans[plan]
  if (price.unit_amount !== cents || price.currency !== 'usd' || price.recurring?.interval !== 'month') {
    const charged = `${price.unit_amount} ${price.currency} a ${price.recurring?.interval ?? 'time'}`
    throw new Error(`the price ${price.id} of the ${name} plan charges ${charged}, the pages say ${cents} usd a month`)
  }
  return { id: price.id, product: getProductId(price) }
}

async function lookUpOrMake(stripe: Stripe, plan: PlanKey): Promise<Stripe.Price> {
  const { cents, name } = plans[plan]
  const lookupKey = `podcastai_${plan}_monthly`
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  if (data[0]) return data[0]
  return stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      product_data: { name: `PodcastAI ${name}` },
    },
    { idempotencyKey: `price-${lookupKey}-${cents}` },
  )
}

function getProductId({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id
}
