import {
  addComment,
  addMember,
  addToGlossary,
  answerSpeakers,
  beginListeningCopy,
  changeRole,
  closeTeam,
  connectModel,
  correctTranscript,
  createShareLink,
  deleteAccount,
  deleteShow,
  downloadPictures,
  drawClipOverlays,
  drawPicture,
  type Endpoint,
  estimateKit,
  forgotPassword,
  generateClipThumbnails,
  generateContent,
  getAssistantPrompt,
  getGlossary,
  joinTurn,
  listTranscripts,
  login,
  markNotSpeech,
  moveToShow,
  pinItem,
  register,
  renameSpeaker,
  saveContent,
  saveItem,
  savePictureLook,
  saveShowPictureLook,
  saveShowSettings,
  saveTeamSettings,
  searchWorkspace,
  splitTurn,
  testPayment,
  tryModel,
  turnLabelsToWords,
  updateProfile,
  upgradeToTeam,
} from '@podcastai/contracts'
import { sampleContent } from '../../../content-types/src/registry/sample-content.fixture.ts'
import type { Home } from '../home.ts'
import { smallTranscript, testCard } from '../people.ts'
import { createExample } from './create-example.ts'

export type Example = { query?: Record<string, unknown>; body?: unknown }

const colors = { ground: '#0f3d4a', accent: '#ffd27a' }
const picture = { contentType: 'quotes', ...colors, image: 'none' }
const cursor = Buffer.from(
  JSON.stringify({ sort: 'name', key: 'closed', id: '0b5d1a4e-3c55-4b8e-9a57-6f1f0a2b3c4d' }),
).toString('base64url')

/** No server listens here, so no example calls a real model. */
const nobodysModel = {
  provider: 'openai-compatible',
  model: 'llama3.1:8b',
  baseUrl: 'http://127.0.0.1:9/v1',
  contextTokens: 16_384,
}

function settingsExamples(): Example[] {
  const { revision, ...settings } = createExample(saveTeamSettings.body) as Record<string, unknown>
  return [{ body: settings }, { body: { podcastName: 'Slow Bread', savedHashtags: ['bread'], revision } }]
}

/**
 * Examples that a schema alone doesn't give: formats, related fields, existing ids. Calls without an entry get examples
 * from their schema.
 */
const known = new Map<Endpoint, (home: Home) => Example[]>([
  [register, () => [{ body: { email: 'someone@example.com', username: 'Someone', password: 'correct horse' } }]],
  [login, ({ admin }) => [{ body: { email: admin.email, password: admin.password } }]],
  [forgotPassword, ({ admin }) => [{ body: { email: admin.email } }]],
  [updateProfile, () => [{ body: { username: 'Ada Adams', readyMail: true, singleKeys: false } }]],
  [addMember, () => [{ body: { email: 'invited@example.com', role: 'user' } }]],
  [changeRole, () => [{ body: { role: 'user' } }, { body: { role: 'manager' } }]],
  [saveTeamSettings, settingsExamples],
  [saveShowSettings, settingsExamples],
  [testPayment, () => [{ body: { clientSecret: 'some words', card: testCard } }]],
  [upgradeToTeam, () => [{ body: {} }, { body: { quotedAt: '2026-05-04T12:00:00.000Z' } }]],
  [
    listTranscripts,
    ({ ids }) => [
      { query: { q: 'closed', status: 'completed', sort: 'newest', limit: 5 } },
      { query: { sort: 'name', limit: 5, cursor } },
      { query: { show: ids.show } },
    ],
  ],
  [
    correctTranscript,
    () => {
      const place = { from: { segment: 1, offset: 8 }, to: { segment: 1, offset: 14 } }
      return [{ body: { ...place, seen: 'closed', written: 'opened', scope: 'here' } }]
    },
  ],
  [markNotSpeech, () => [{ body: { from: { segment: 2, offset: 0 }, to: { segment: 2, offset: 4 }, seen: 'What' } }]],
  [splitTurn, () => [{ body: { at: { segment: 3, offset: 7 }, seen: 'rose', speaker: null } }]],
  [joinTurn, () => [{ body: { from: 2, to: 2, seen: 'Maya', with: 'next' } }]],
  [renameSpeaker, () => [{ body: { labels: ['Maya'], from: 'Maya', to: 'Maya' } }]],
  [answerSpeakers, () => [{ body: { areSpeakers: false } }]],
  [turnLabelsToWords, () => [{ body: { labels: ['Maya'] } }]],
  [
    generateContent,
    () => [
      { body: { engine: 'builtin' } },
      { body: { instruction: 'shorter', engine: 'builtin' } },
      { body: { item: '0' } },
    ],
  ],
  [pinItem, () => [{ body: { item: '0', isPinned: true } }, { body: { item: '0', isPinned: false, baseVersion: 1 } }]],
  [
    saveContent,
    () => [{ body: { content: sampleContent.quotes } }, { body: { content: sampleContent.quotes, baseVersion: 1 } }],
  ],
  [saveItem, () => [{ body: { item: { text: 'Closed.' } } }, { body: { item: { text: 'Closed.' }, baseVersion: 1 } }]],
  [addComment, () => [{ body: { text: 'Hm.' } }, { body: { text: 'Hm, @Ada.', contentType: 'quotes', item: '0' } }]],
  [createShareLink, () => [{ body: { name: 'Jonas' } }, { body: null }]],
  [drawPicture, () => [{ query: { ...picture, item: '0', width: 240 } }, { query: { contentType: 'carousel_posts' } }]],
  [downloadPictures, () => [{ query: { ...picture, items: '0', as: 'zip' } }]],
  [drawClipOverlays, () => [{ body: { texts: [{ text: 'We closed', highlightedWords: ['closed'] }], ...colors } }]],
  [deleteShow, () => [{ query: {} }]],
  [beginListeningCopy, () => [{ body: { bytes: 5_000_000, hash: 'a'.repeat(64), offset: -2.5 } }]],
  [moveToShow, ({ ids }) => [{ body: { showId: ids.show } }]],
  [searchWorkspace, ({ ids }) => [{ query: { q: 'closed' } }, { query: { q: 'closed', show: ids.show } }]],
  [getGlossary, ({ ids }) => [{ query: {} }, { query: { show: ids.show } }]],
  [addToGlossary, ({ ids }) => [{ body: { heard: 'wry', written: 'rye', showId: ids.show } }]],
  [saveShowPictureLook, () => [{ body: { ...colors, handle: '@slowbread' } }]],
  [savePictureLook, () => [{ body: { ...colors, handle: '@slowbread' } }]],
  [
    generateClipThumbnails,
    () => [{ body: { clips: [{ id: 'a', filename: 'a.txt', content: smallTranscript }], engine: 'builtin' } }],
  ],
  [getAssistantPrompt, () => [{ query: {} }, { query: { types: 'quotes,video_clips' } }]],
  [estimateKit, () => [{ query: { characters: 50_000 } }]],
  [connectModel, () => [{ body: nobodysModel }]],
  [tryModel, () => [{ body: nobodysModel }]],
  [deleteAccount, () => [{ body: { password: 'correct horse' } }]],
  [closeTeam, () => [{ body: { password: 'correct horse' } }]],
])

/** Returns at least one valid request for this call, without the file of an upload. */
export function listExamples(endpoint: Endpoint, home: Home): [Example, ...Example[]] {
  const [first, ...others] = known.get(endpoint)?.(home) ?? []
  return [first ?? fromSchemas(endpoint), ...others]
}

function fromSchemas({ query, body }: Endpoint): Example {
  return {
    ...(query && { query: createExample(query) as Record<string, unknown> }),
    ...(body && { body: createExample(body) }),
  }
}
