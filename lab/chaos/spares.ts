import {
  acceptInvitation,
  addComment,
  addMember,
  addReferenceImage,
  closeTeam,
  createShareLink,
  createSubscription,
  declineInvitation,
  deleteAccount,
  deleteTranscript,
  type Endpoint,
  leaveTeam,
  listInvitations,
  listMembers,
  logout,
  quoteTeamUpgrade,
  removeComment,
  removeMember,
  removeReferenceImage,
  restoreDeleted,
  revokeShareLink,
  testPayment,
  upgradeToTeam,
} from '@podcastai/contracts'
import type { Spare, Spared } from '../../server/test/bad-requests/bad-requests.ts'
import type { Home } from '../../server/test/home.ts'
import { buildPerson, buildTeam, formData, testCard, upload } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'

/** As many of each are made ahead. */
const ahead = 3

/**
 * Things and people that calls may end: without them calls that delete, leave or log out would only ever be refused.
 * `refill` is awaited between requests, and makes what was taken since.
 */
export function openSpares(app: TestApp, home: Home): { take: Spare; refill: () => Promise<void> } {
  const { session } = home.admin
  const project = { session, params: { id: home.ids.project } }

  async function newProject(): Promise<Spared> {
    const { body } = await upload(app, session, {}, { generate: 'false' })
    return { session, params: { id: body.id } }
  }

  async function deletedProject(): Promise<Spared> {
    const made = await newProject()
    await app.call(deleteTranscript, made)
    return made
  }

  async function within(name: string, id: string): Promise<Spared> {
    return { session, params: { ...project.params, [name]: id } }
  }

  // A team has few seats, so each account that joins or leaves gets its own team.
  async function invited(): Promise<Spared> {
    const { session: own, email } = await buildPerson(app)
    const { admin } = await buildTeam(app)
    await app.call(addMember, { session: admin.session, body: { email, role: 'user' } })
    const { body } = await app.call(listInvitations, { session: own })
    return { session: own, params: { id: body[0]?.id ?? '' } }
  }

  async function member(): Promise<Spared> {
    const { admin, members } = await buildTeam(app, { roles: ['user'] })
    const { body } = await app.call(listMembers, { session: admin.session })
    return { session: admin.session, params: { id: body.find((one) => one.email === members[0]?.email)?.id ?? '' } }
  }

  async function leaver(): Promise<Spared> {
    const { members } = await buildTeam(app, { roles: ['user'] })
    return { session: members[0]?.session ?? '', params: {} }
  }

  async function buyer(): Promise<Spared> {
    const { session: own } = await buildPerson(app)
    const { body } = await app.call(createSubscription, { session: own })
    return { session: own, params: {}, body: { clientSecret: body.clientSecret, card: testCard } }
  }

  const person = async (): Promise<Spared> => ({ session: (await buildPerson(app)).session, params: {} })

  const makers = new Map<Endpoint, () => Promise<Spared>>([
    [deleteTranscript, newProject],
    [restoreDeleted, deletedProject],
    [
      removeComment,
      async () => within('commentId', (await app.call(addComment, { ...project, body: { text: 'Hm.' } })).body.id),
    ],
    [
      revokeShareLink,
      async () => within('linkId', (await app.call(createShareLink, { ...project, body: { name: 'A' } })).body.id),
    ],
    [
      removeReferenceImage,
      async () => {
        const form = formData({}, { field: 'image', filename: 'a.png', bytes: home.picture })
        return within('imageId', (await app.call(addReferenceImage, { ...project, ...form })).body.id)
      },
    ],
    [removeMember, member],
    [leaveTeam, leaver],
    [acceptInvitation, invited],
    [declineInvitation, invited],
    [testPayment, buyer],
    ...[createSubscription, quoteTeamUpgrade, upgradeToTeam, logout].map((one) => [one, person] as const),
    [deleteAccount, person],
    [closeTeam, async () => ({ session: (await buildTeam(app)).admin.session, params: {} })],
  ])
  const stock = new Map([...makers.keys()].map((endpoint): [Endpoint, Spared[]] => [endpoint, []]))

  return {
    take: (endpoint) => stock.get(endpoint)?.pop() ?? null,
    refill: async () => {
      for (const [endpoint, make] of makers) {
        const shelf = stock.get(endpoint) ?? []
        while (shelf.length < ahead) shelf.push(await make())
      }
    },
  }
}
