// What earlier releases stored, as copies of the transcript's words, is shown as before.
import { correctTranscript, getContent, listComments, listVersions, renameSpeaker } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickContent, quickEngine } from '../../../test/quick-engine.ts'
import { readNotes } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { convertStoredContent } from './convert-stored.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

async function project() {
  const { body } = await upload(app, session, sampleTalk)
  const { id } = await whenProcessed(app, session, body.id)
  await app.db.execute(sql`delete from content_versions where transcript_id = ${id}::uuid`)
  const at = (contentType = 'quotes') => ({ session, params: { id, contentType } })
  return {
    id,
    at,
    content: async () => (await app.call(getContent, at())).body,
    store: (contentType: string, version: number, content: unknown, { names = {}, renamed = null as unknown } = {}) =>
      app.db.execute(sql`
        insert into content_versions
          (transcript_id, content_type, version, content, origin, engine, speaker_names, renamed, pinned)
        values (${id}::uuid, ${contentType}, ${version}, ${json(content)}, 'generated', 'An older one',
          ${json(names)}, ${renamed === null ? sql`null` : json(renamed)}, '["1"]'::jsonb)`),
  }
}

const names = { Jonas: 'Jonas Reed' }
const renamed = JSON.parse(JSON.stringify(quickContent).replaceAll('Jonas', 'Jonas Reed')) as typeof quickContent

test('an older data folder opens: content, versions, comments, and notes are as they were, and follow from then on', async () => {
  const { id, at, store, content } = await project()
  const notes = { about: 'Jonas Reed counts.', topics: [], names: [], facts: [], moments: [] }
  await app.db.execute(sql`
    update transcripts set speaker_names = ${json(names)}, understood = null, engine_notes = ${json(notes)},
      analysis = jsonb_set(analysis, '{speakers}', '[{"name": "Jonas Reed", "role": "guest", "words": 9}]'::jsonb)
    where id = ${id}::uuid`)
  for (const [key, written] of Object.entries(quickContent)) {
    await store(key, 1, written)
    await store(key, 2, renamed[key as keyof typeof renamed], { names, renamed: { from: 'Jonas', to: 'Jonas Reed' } })
  }
  const { from, to } = quickContent.quotes[0]?.evidence ?? {}
  await app.db.execute(sql`
    insert into comments (transcript_id, text, content_type, item, about, passage)
    values (${id}::uuid, 'Good.', 'quotes', '0', ${quickContent.quotes[0]?.text}, ${json({ from, to })})`)
  // What was stored in shapes of earlier releases.
  const old = await project()
  const captions = { instagram: 'On Instagram', tiktok: 'On TikTok', youtubeshorts: 'On Shorts' }
  const byPlatform = Object.entries(captions).map(([platform, caption]) => [platform, { caption }])
  await old.store('social_media', 1, Object.fromEntries(byPlatform))
  const textOverlay = { mainText: 'Closed on Saturdays', font: 'Inter', color: '#ffffff', size: '72px' }
  const design = { visualElements: ['A queue'], colorScheme: [], composition: 'Left', textOverlay }
  await old.store('thumbnail_design', 1, design)

  // A correction left the words of a title alone, and a comment quoted the title's angle.
  const typed = await project()
  const place = { from: { segment: 1, offset: 4 }, to: { segment: 1, offset: 9 } }
  const correction = { ...place, seen: 'until', written: 'before', scope: 'episode' as const }
  expect((await app.call(correctTranscript, { ...typed.at(), body: correction })).status).toBe(200)
  const [title] = quickContent.episode_titles.alternative
  const alternative = [title, { ...title, id: undefined, title: 'Not until the sums add up' }]
  await typed.store('episode_titles', 1, { ...quickContent.episode_titles, alternative })
  await app.db.execute(sql`
    insert into comments (transcript_id, text, content_type, item, about)
    values (${typed.id}::uuid, 'Better.', 'episode_titles', 'alternative.1', ${title?.angle})`)

  const told: string[] = []
  await convertStoredContent(app.db, (message) => told.push(message))
  expect(told).toEqual(['Converting the content of 3 projects. This happens once.'])

  expect(await content()).toEqual(renamed)
  expect((await app.call(listVersions, at())).body.versions).toMatchObject([{ version: 2, origin: 'generated' }])
  const { comments } = (await app.call(listComments, at())).body
  expect(comments).toMatchObject([{ about: quickContent.quotes[0]?.text, item: '0' }])
  expect(await readNotes(app, id)).toEqual(notes)

  // [CONTENT-05] [CONTENT-18]
  expect(await old.content()).toMatchObject({
    social_media: {
      short: { caption: 'On Shorts', characterCount: 9 },
      medium: { caption: 'On TikTok' },
      long: { caption: 'On Instagram', hashtags: [] },
    },
    thumbnail_design: {
      ...{ visualElements: ['A queue'], composition: 'Left' },
      textOptions: {
        fullEpisode: [
          { text: 'Closed on Saturdays', reasoning: 'Original style: font Inter, color #ffffff, size 72px' },
        ],
        clips: [],
      },
    },
  })

  const { alternative: titles = [] } = (await typed.content()).episode_titles ?? {}
  expect(titles[1]?.title).toBe('Not until the sums add up')
  const { comments: onTitles } = (await app.call(listComments, typed.at())).body
  expect(onTitles).toMatchObject([{ about: title?.angle, item: 'alternative.1' }])

  const body = { labels: ['Jonas'], from: 'Jonas Reed', to: 'Jonas' }
  const { body: transcript } = await app.call(renameSpeaker, { ...at(), body })
  expect(await content()).toEqual(quickContent)
  expect(transcript.analysis?.speakers).toMatchObject([{ name: 'Jonas' }])
  await convertStoredContent(app.db, (message) => told.push(message))
  expect(told).toHaveLength(1)
})
