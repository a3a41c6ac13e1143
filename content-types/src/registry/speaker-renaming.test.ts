import { describe, expect, test } from 'vitest'
import { type ContentTypeKey, contentTypeKeys, getContentType } from '../index.ts'
import type { Evidence } from '../type/evidence.ts'
import { speakerRenaming } from '../type/speaker-renaming.ts'
import { said, sampleContent, sampleSegments } from './sample-content.fixture.ts'

/** The sample interview with other names for its speakers, or for single segments. */
function renaming(name: (speaker: string, id: number) => string) {
  return speakerRenaming(
    sampleSegments.map(({ id, speaker, text }) => ({ id, text, was: speaker, is: name(speaker, id) })),
  )
}

const jonasReed = renaming((speaker) => (speaker === 'Jonas' ? 'Jonas Reed' : speaker))

describe.each(contentTypeKeys)('%s', (key) => {
  const type = getContentType(key)
  const renamed = renameAll(key)

  test('names the speaker by the new name wherever it was said by him, and still fits its shape', () => {
    expect(type.schema.safeParse(renamed).error).toBeUndefined()
    const before = listValues(sampleContent[key], 'speaker').filter((name) => name === 'Jonas')
    expect(JSON.stringify(renamed)).toContain('Jonas Reed')
    expect(listValues(renamed, 'speaker')).not.toContain('Jonas')
    expect(listValues(renamed, 'speaker').filter((name) => name === 'Jonas Reed')).toHaveLength(before.length)
  })

  test('leaves every word that was said as it was said', () => {
    const maya = renaming((speaker) => (speaker === 'Maya' ? 'Saturday' : speaker))
    const back = renaming((speaker) => (speaker === 'Jonas' ? 'We' : speaker))
    for (const one of [maya, back]) {
      const texts = listTexts(type.renameSpeakers(sampleContent[key] as never, one)).join('\n')
      expect(spokenIn(texts)).toEqual(expect.arrayContaining(spokenIn(listTexts(sampleContent[key]).join('\n'))))
    }
  })

  test('renames no one if no name changed', () => {
    expect(
      type.renameSpeakers(
        sampleContent[key] as never,
        renaming((speaker) => speaker),
      ),
    ).toEqual(sampleContent[key])
  })

  test('goes back without a trace', () => {
    const back = speakerRenaming(
      sampleSegments.map(({ id, speaker, text }) => ({
        id,
        text,
        was: speaker === 'Jonas' ? 'Jonas Reed' : speaker,
        is: speaker,
      })),
    )
    expect(type.renameSpeakers(renamed as never, back)).toEqual(sampleContent[key])
  })

  function renameAll(contentType: ContentTypeKey) {
    return getContentType(contentType).renameSpeakers(sampleContent[contentType] as never, jonasReed)
  }
})

test('words of ours follow in every type that has them', () => {
  const changed = contentTypeKeys.filter((key) => {
    const before = listTexts(sampleContent[key])
    const after = listTexts(getContentType(key).renameSpeakers(sampleContent[key] as never, jonasReed))
    return before.some((text, at) => text.includes('Jonas ') && after[at]?.includes('Jonas Reed '))
  })
  expect(changed).toEqual(expect.arrayContaining(['video_clips', 'viral_clips', 'thumbnail_design']))
})

function wordsAfter(from: string, to: string, text: string, others: readonly string[] = []): string {
  const segments = [from, ...others].map((speaker, id) => ({
    id,
    was: speaker,
    is: speaker === from ? to : speaker,
    text: 'I told Ann that it was over, and so did Speaker 1. Thank you, Ann.',
  }))
  return speakerRenaming(segments).words(text)
}

test.each([
  ['Ann', 'Maya', 'Ann says, Anna says, Joann says', 'Maya says, Anna says, Joann says'],
  ['Ann', 'Maya', 'Ann’s rule; Mary-Ann; @Ann #Ann', 'Maya’s rule; Mary-Ann; @Ann #Ann'],
  ['Speaker 1', 'Maya Ortiz', 'Speaker 1 and Speaker 10', 'Maya Ortiz and Speaker 10'],
  ['A. (Host)+*?$&[', 'Maya $& $1', 'A. (Host)+*?$&[: hello', 'Maya $& $1: hello'],
  ['Maya', 'Maya Ortiz', 'Maya Ortiz and Maya', 'Maya Ortiz and Maya Ortiz'],
  ['Maya Ortiz', 'Maya', 'Maya Ortiz and Maya', 'Maya and Maya'],
  ['مايا', 'مايا أورتيز', 'مايا: عن الخبز', 'مايا أورتيز: عن الخبز'],
  ['Ann', 'Maya', '“Ann left,” and "Ann left", «Ann»: Ann', '“Ann left,” and "Ann left", «Ann»: Maya'],
  ['Ann', 'Maya', 'I told Ann that it was over. Thank you, Ann.', 'I told Ann that it was over. Thank you, Ann.'],
  ['Ann', 'Maya', 'Ann told nobody that it was over', 'Maya told nobody that it was over'],
])('“%s” as “%s”: %s', (from, to, text, wanted) => {
  expect(wordsAfter(from, to, text)).toBe(wanted)
})

test('a longer name of another person is not cut in two', () => {
  expect(wordsAfter('Ann', 'Maya', 'Ann meets Ann Lee', ['Ann Lee'])).toBe('Maya meets Ann Lee')
})

test('two speakers take each other’s name at once', () => {
  const swapped = renaming((speaker) => (speaker === 'Maya' ? 'Jonas' : 'Maya'))
  expect(swapped.words('Maya asks, Jonas answers')).toBe('Jonas asks, Maya answers')
})

test('one name that turns out to be two people is told apart by the place alone', () => {
  const apart = renaming((speaker, id) => (id === 3 ? 'Jonas the younger' : speaker))
  const [early, late] = [said(1, 'a pencil'), said(3, 'the whole problem')]
  expect([early, late].map((place) => apart.evidence(place).speaker)).toEqual(['Jonas', 'Jonas the younger'])
  expect(apart.evidence({ ...early, to: late.to }).speaker).toBeNull()
  expect(apart.speaker('Jonas', late)).toBe('Jonas the younger')
  expect(apart.words('Jonas on Saturday', [late])).toBe('Jonas the younger on Saturday')
  expect(apart.words('Jonas on Saturday')).toBe('Jonas on Saturday')
})

test('a place that the transcript does not have keeps its speaker', () => {
  const nowhere: Evidence = { ...said(1, 'a pencil'), speaker: 'Nobody', from: { segment: 99, offset: 0 } }
  expect(jonasReed.evidence(nowhere)).toEqual(nowhere)
})

test('most samples have words that were said, so that renaming could harm them', () => {
  const quoting = contentTypeKeys.filter((key) => spokenIn(listTexts(sampleContent[key]).join('\n')).length > 0)
  expect(quoting.length).toBeGreaterThan(contentTypeKeys.length / 2)
})

/** Sentences of the transcript that stand in a text. */
function spokenIn(text: string): string[] {
  const sentences = sampleSegments.flatMap((segment) => segment.text.split(/(?<=[.!?]) /))
  return sentences.filter((sentence) => text.includes(sentence))
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

function listValues(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : listValues(inner, name)))
}

test('names without the degree of the label are renamed, and come back as they were', () => {
  const named = (was: string, is: string) => speakerRenaming([{ id: 0, was, is, text: 'Bread needs time.' }])
  const text = 'Ada Lind says: “Bread needs time.”'
  const after = named('Ada Lind, Ph.D.', 'Eva Berg, MD').words(text)
  expect(after).toBe('Eva Berg says: “Bread needs time.”')
  expect(named('Eva Berg, MD', 'Ada Lind, Ph.D.').words(after)).toBe(text)
})

test.each(['Jean-Luc', 'Ben (host) / editor', 'A. B.*+?^$|{}[C]\\D', '-'])(
  'takes the name %s, and gives it back',
  (name) => {
    const there = renaming((speaker) => (speaker === 'Jonas' ? name : speaker))
    const segments = sampleSegments.map(({ id, speaker, text }) => {
      const was = speaker === 'Jonas' ? name : speaker
      return { id, text, was, is: speaker }
    })
    for (const key of contentTypeKeys) {
      const type = getContentType(key)
      const renamed = type.renameSpeakers(sampleContent[key] as never, there)
      expect(listValues(renamed, 'speaker')).not.toContain('Jonas')
      expect(listValues(type.renameSpeakers(renamed as never, speakerRenaming(segments)), 'speaker')).not.toContain(
        name,
      )
    }
    expect(there.words('Jonas sells bread.')).toContain(name)
  },
)

test('a label of one letter is no word of a sentence, and beside a text it follows', () => {
  const { words, speaker } = speakerRenaming([{ id: 0, text: 'We closed.', was: 'A', is: 'Jonas Reed' }])
  expect(words('A baker on closing: A smaller week.')).toBe('A baker on closing: A smaller week.')
  expect(speaker('A', null)).toBe('Jonas Reed')
})
