import type { Mutation } from '../mutation.ts'

const area = 'Corrected words'
const rules = ['server/src/features/corrections/corrections.test.ts']
const concurrent = ['server/src/features/corrections/concurrent-changes.test.ts']
const terms = ['server/src/features/glossary/glossary.test.ts']
const rows = 'server/src/features/corrections/corrections.repository.ts'

export const corrections: Mutation[] = [
  {
    area,
    breaks: 'A correction applies to words that have changed since.',
    matters: 'Of two people who correct one place, the second would overwrite what they have not seen.',
    file: 'server/src/domain/content-threads/place-correction.ts',
    text: "if (wordsAt(reading, span) !== pair.heard) return { kind: 'other' }",
    becomes: "if (wordsAt(reading, span) === null) return { kind: 'other' }",
    tests: rules,
  },
  {
    area,
    breaks: 'A correction that is taken back goes on counting.',
    matters: 'The next correction would bring it in again.',
    file: rows,
    text: '.set(end)',
    becomes: '.set({ undoneBy: end.undoneBy })',
    tests: rules,
  },
  {
    area,
    breaks: 'Words of other workspaces’ projects are corrected by id.',
    matters: 'Strangers could rewrite what was said.',
    file: rows,
    text: 'and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))',
    becomes: 'and(eq(transcripts.id, id), isNull(transcripts.deletedAt))',
    tests: rules,
  },
  {
    area,
    breaks: 'What was on its way while words were corrected is stored as it was heard.',
    matters: 'The misheard name would be back in the texts that are published.',
    file: 'content-types/src/references/transcript-view.ts',
    text: 'if (then === now) return []',
    becomes: 'if (then <= now) return []',
    tests: concurrent,
  },
  {
    area,
    breaks: 'An episode whose words were corrected is written from what was understood before.',
    matters: 'Regenerating would bring the misheard name back.',
    file: 'server/src/platform/engine/episode-tasks.ts',
    text: 'const key = [transcriptId, words, ...transcript.names',
    becomes: 'const key = [transcriptId, words.slice(0, 0), ...transcript.names',
    tests: concurrent,
  },
  {
    area,
    breaks: 'A retry forgets what was corrected.',
    matters: 'One click would discard an hour of a user’s work.',
    file: 'server/src/features/corrections/on-reading.ts',
    text: 'return reading.wasRead ? underKnownCorrections(deps, reading) : underGlossary(deps, reading)',
    becomes: 'return underGlossary(deps, reading)',
    tests: concurrent,
  },
  {
    area,
    breaks: 'The glossary of any workspace corrects every upload.',
    matters: 'Words would change by the terms of strangers, and show them.',
    file: 'server/src/features/glossary/glossary.repository.ts',
    text: '.where(eq(glossary.workspaceId, workspaceId))\n    .orderBy',
    becomes: '.orderBy',
    tests: terms,
  },
]
