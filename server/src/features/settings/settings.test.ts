import { contentTypeKeys } from '@podcastai/content-types'
import {
  can,
  getTeamSettings,
  getTeamTemplates,
  noSettings,
  type Permission,
  type Role,
  roles,
  type SettingsField,
  saveTeamSettings,
  saveTeamTemplates,
  settingsFieldNames,
  settingsFields,
  type TeamSettings,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, giveRole } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
const read = async ({ session }: Person) => (await app.call(getTeamSettings, { session })).body
const save = ({ session }: Person, body: unknown) => app.call(saveTeamSettings, { session, body })

const all: TeamSettings = {
  podcastName: 'The Long Table',
  podcastDescription: 'Talks with people who feed others.',
  hostNames: 'Maya Brandt, Ben Okafor',
  targetAudience: 'People who run a small food business',
  brandGuidelines: 'Never say “foodie”.',
  brandVoice: 'casual',
  contentGoals: 'Newsletter sign-ups',
  socialMediaTone: 'educational',
  youtubeStyle: 'fast and punchy',
  keyThemes: 'pricing, closing days',
  avoidTopics: 'politics',
  socialMediaExample: 'Why close on a Saturday?',
  podcastDescriptionExample: 'Chapters\n00:00 Hello',
  youtubeScriptExample: 'See you next Friday.',
  savedHashtags: ['LongTable', 'bakery'],
  youtubeFooter: 'Mugs: shop.example',
  podcastFooter: 'Music: Nils',
  outputLanguage: 'de',
}

test('[API-27] [API-28] the full settings are stored and answered, for a personal workspace as well', async () => {
  const person = await buildPerson(app)
  expect(await read(person)).toEqual({ ...noSettings, revision: 0 })
  expect(await save(person, all)).toMatchObject({ status: 200, body: { ...all, revision: 1 } })
  expect(await read(person)).toEqual({ ...all, revision: 1 })
})

test('a field that is left out stays, an emptied one is empty, and nobody else sees any of it', async () => {
  const [person, other] = [await buildPerson(app), await buildPerson(app)]
  await save(person, all)
  const emptied = { podcastName: '', brandVoice: null, socialMediaTone: null, savedHashtags: [] }
  await save(person, { ...emptied, socialMediaTone: '' })
  expect(await read(person)).toEqual({ ...all, ...emptied, revision: 2 })
  expect(await read(other)).toEqual({ ...noSettings, revision: 0 })
})

const guards: [id: string, permission: Permission, may: Role[], fields: SettingsField[]][] = [
  [
    '[PERM-03]',
    'editBusinessSettings',
    ['admin'],
    ['podcastName', 'podcastDescription', 'hostNames', 'targetAudience', 'brandGuidelines'],
  ],
  ['[PERM-04]', 'editBrandVoice', ['admin'], ['brandVoice']],
  ['[PERM-05]', 'editContentGoals', ['admin'], ['contentGoals']],
  ['[PERM-06]', 'editHashtags', ['admin', 'manager'], ['savedHashtags']],
  ['[PERM-07]', 'editFooterTemplates', ['admin', 'manager'], ['youtubeFooter', 'podcastFooter']],
  [
    '[PERM-08]',
    'editAISettings',
    ['admin', 'manager'],
    [
      'socialMediaTone',
      'youtubeStyle',
      'keyThemes',
      'avoidTopics',
      'socialMediaExample',
      'podcastDescriptionExample',
      'youtubeScriptExample',
      'outputLanguage',
    ],
  ],
]

test.each(guards)('%s [PERM-16] %s guards its fields, and a refusal names them', async (_, permission, may, fields) => {
  const person = await buildPerson(app)
  for (const field of fields) {
    expect(settingsFields[field].permission).toBe(permission)
    for (const role of roles) {
      await giveRole(app, person, role)
      const before = await read(person)
      const answer = await save(person, { [field]: different(field, before) })
      if (may.includes(role)) {
        expect(answer.status, `${role} changes ${field}`).toBe(200)
        continue
      }
      expect(answer, `${role} changes ${field}`).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect(Object.keys((answer.body.details as { fields: object }).fields), `${role}: ${field}`).toEqual([field])
      expect(answer.body.message).toContain(settingsFields[field].label)
      expect(await read(person)).toEqual(before)
    }
  }
})

function different(field: SettingsField, settings: TeamSettings) {
  if (field === 'outputLanguage') return settings.outputLanguage === 'de' ? 'fr' : 'de'
  if (field === 'savedHashtags') return [...settings.savedHashtags, `tag${settings.savedHashtags.length}`]
  if (field === 'brandVoice') return settings.brandVoice === 'casual' ? 'friendly' : 'casual'
  if (field === 'socialMediaTone') return settings.socialMediaTone === 'trendy' ? 'engaging' : 'trendy'
  return `${settings[field]} more`
}

test('every field is guarded, and roles that may change at least one may call', () => {
  expect(guards.flatMap(([, , , fields]) => fields).sort()).toEqual([...settingsFieldNames].sort())
  for (const role of roles) {
    const mayChangeOne = settingsFieldNames.some((field) => can(role, settingsFields[field].permission))
    expect(can(role, saveTeamSettings.permission), role).toBe(mayChangeOne)
  }
})

test('[PERM-16] a manager sends the full settings along with a change of theirs; one foreign change stops all', async () => {
  const person = await buildPerson(app)
  await save(person, all)
  await giveRole(app, person, 'manager')
  const current = await read(person)
  expect(await save(person, { ...current, avoidTopics: 'politics, taxes' })).toMatchObject({ status: 200 })
  const next = await read(person)
  const refused = await save(person, { ...next, podcastName: 'Mine', brandVoice: 'friendly', keyThemes: 'bread' })
  expect(refused).toMatchObject({
    status: 403,
    body: {
      message: 'Your role does not allow changing: Podcast name, Brand voice. Ask an admin of your team.',
      details: {
        fields: { podcastName: 'Only an admin can change this', brandVoice: 'Only an admin can change this' },
      },
    },
  })
  expect(await read(person)).toEqual(next)
})

test('[PERM-16] a user who may change nothing is told which of the fields they sent', async () => {
  const person = await buildPerson(app)
  await save(person, all)
  await giveRole(app, person, 'user')
  const { revision: _, ...current } = await read(person)
  expect(await save(person, { ...current, avoidTopics: 'taxes', hostNames: 'Maya Brandt' })).toMatchObject({
    status: 403,
    body: {
      message: 'Your role does not allow changing: Host names, Topics to avoid. Ask an admin of your team.',
      details: {
        fields: {
          hostNames: 'Only an admin can change this',
          avoidTopics: 'Only an admin or a manager can change this',
        },
      },
    },
  })
  // The role is refused before anything is said about the values.
  expect(await save(person, { podcastName: 7 })).toMatchObject({
    status: 403,
    body: { details: { fields: { podcastName: 'Only an admin can change this' } } },
  })
  for (const body of [{}, [], 'x', null, { ...current }, { no: 'field' }]) {
    const answer = await save(person, body)
    expect(answer).toMatchObject({ status: 403, body: { details: { permission: 'editHashtags' } } })
  }
})

test('[SET-12] [SET-13] hashtags are trimmed and lose their first #; empty ones and duplicates are ignored', async () => {
  const person = await buildPerson(app)
  const { body } = await save(person, { savedHashtags: [' #bread ', 'Bread', '##two', '', ' # ', 'baking'] })
  expect(body.savedHashtags).toEqual(['bread', '#two', 'baking'])
})

test.each<[string, Record<string, unknown>, string]>([
  ['a text that is too long', { podcastName: 'x'.repeat(121) }, 'podcastName'],
  ['a voice that is not in the list', { brandVoice: 'sarcastic' }, 'brandVoice'],
  ['too many hashtags', { savedHashtags: Array.from({ length: 31 }, (_, at) => `tag${at}`) }, 'savedHashtags'],
  ['a hashtag that is none', { savedHashtags: ['x'.repeat(61)] }, 'savedHashtags.0'],
  ['a text that is a number', { youtubeFooter: 7 }, 'youtubeFooter'],
  ['a field that there is not', { podcastNam: 'x' }, ''],
])('refuses %s, and says where', async (_, body, field) => {
  const person = await buildPerson(app)
  const answer = await save(person, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(Object.keys((answer.body.details as { fields: object }).fields)).toEqual([field])
  expect((await read(person)).revision).toBe(0)
})

test('every field takes as much as it says, and not one character more', async () => {
  const person = await buildPerson(app)
  for (const field of settingsFieldNames) {
    if (['brandVoice', 'socialMediaTone', 'savedHashtags', 'outputLanguage'].includes(field)) continue
    const { max } = settingsFields[field]
    expect((await save(person, { [field]: 'x'.repeat(max) })).status, field).toBe(200)
    expect((await save(person, { [field]: 'x'.repeat(max + 1) })).status, field).toBe(400)
  }
})

test('nobody overwrites what they have not seen: of two who looked at the same settings one saves', async () => {
  const person = await buildPerson(app)
  const { revision } = await read(person)
  const answers = await Promise.all([
    save(person, { ...noSettings, podcastName: 'First', revision }),
    save(person, { ...noSettings, podcastName: 'Second', revision }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read(person)).revision).toBe(1)
})

test('a manager whose page is older than a change by the admin is told so, not refused', async () => {
  const person = await buildPerson(app)
  const seen = await read(person)
  await save(person, { podcastName: 'New name' })
  await giveRole(app, person, 'manager')
  expect(await save(person, { ...seen, savedHashtags: ['bread'] })).toMatchObject({ status: 409 })
})

test('[PERM-16] what a role may not change is refused, however old the page', async () => {
  const person = await buildPerson(app)
  const { revision } = await read(person)
  await save(person, { podcastName: 'New name' })
  await giveRole(app, person, 'manager')
  expect(await save(person, { podcastName: 'Mine', revision })).toMatchObject({
    status: 403,
    body: { code: 'forbidden', details: { fields: { podcastName: expect.any(String) } } },
  })
})

test('[COLLAB-04] [PERM-19] templates: everybody reads them, editAISettings writes them', async () => {
  const person = await buildPerson(app)
  const write = (body: unknown) => app.call(saveTeamTemplates, { session: person.session, body })
  const stored = async () => (await app.call(getTeamTemplates, { session: person.session })).body
  expect(await stored()).toEqual(Object.fromEntries(contentTypeKeys.map((key) => [key, ''])))
  expect((await write({ quotes: 'Only the guest.' })).body.quotes).toBe('Only the guest.')
  for (const role of roles as readonly Role[]) {
    await giveRole(app, person, role)
    const answer = await write({ social_media: `From the ${role}.` })
    expect(answer.status, role).toBe(can(role, 'editAISettings') ? 200 : 403)
    expect(await stored()).toMatchObject({ quotes: 'Only the guest.' })
  }
  expect((await stored()).social_media).toBe('From the manager.')
  await giveRole(app, person, 'admin')
  expect((await write({ podcast: 'x' })).status).toBe(400)
  expect((await write({ quotes: 'x'.repeat(1501) })).status).toBe(400)
})
