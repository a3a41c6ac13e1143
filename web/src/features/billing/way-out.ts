import { can, type Profile, plans } from '@podcastai/contracts'

/** Returns what a user without a plan can do: pay, or ask an admin. Null while the plan runs. */
export function wayOut(
  profile: Profile,
  { hasProjects = true, freeEpisodes = 0 } = {},
): { title: string; action: string | null; text: string } | null {
  const { subscriptionStatus, teamId, role } = profile
  if (subscriptionStatus === 'active') return null
  const kept = 'You can still read, edit, and export your projects.'
  if (teamId === null) {
    // The same text for an expired plan and for none.
    const price = `You need a subscription to upload and generate. ${plans.pro.name} is ${plans.pro.price} per month, cancel anytime.`
    const used =
      freeEpisodes === 0 ? [] : [freeEpisodes === 1 ? 'Your free episode is used.' : 'Your free episodes are used.']
    const text = [...used, price, ...(hasProjects ? [kept] : [])].join(' ')
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
