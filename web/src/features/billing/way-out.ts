import { can, type Profile, plans } from '@podcastai/contracts'

/** What a person without a plan can do: pay, or ask who can. Null where it runs. */
export function wayOut(
  profile: Profile,
  { hasProjects = true } = {},
): { title: string; action: string | null; text: string } | null {
  const { subscriptionStatus, teamId, role } = profile
  if (subscriptionStatus === 'active') return null
  const kept = 'You can still read, edit and export your projects.'
  if (teamId === null) {
    // Ended or never begun, it is called the same.
    const price = `You need a subscription to upload and generate. ${plans.pro.name} is ${plans.pro.price} per month, cancel anytime.`
    const text = hasProjects ? `${price} ${kept}` : price
    return { title: 'Subscription Required', text, action: 'Subscribe Now' }
  }
  const mayPay = can(role, 'manageSubscription')
  const stopped = `Uploading and generating have stopped. ${kept}`
  return {
    title: "Your team's plan has ended",
    text: mayPay ? stopped : `${stopped} Ask your admin to renew it.`,
    action: mayPay ? 'Renew' : null,
  }
}
