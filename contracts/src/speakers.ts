import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SpeakerName } from './speaker-name.ts'
import { Transcript } from './transcript.ts'

/** Maximum length of a speaker's label in a file; typed names are shorter. */
export const maxLabelLength = 1000

export const renameSpeaker = endpoint({
  method: 'PATCH',
  path: '/api/transcripts/:id/speakers',
  summary: 'Rename a speaker everywhere; the name of another speaker merges the two',
  access: 'session',
  permission: 'generateContent',
  perMinute: 60,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** The speaker's labels in the file: all of `Speaker.labels`, or one of them to separate joined speakers. */
    labels: z.array(z.string().max(maxLabelLength)).min(1).max(1000),
    /** The name that the user saw; 409 if the speaker was renamed since. */
    from: z.string().max(maxLabelLength),
    to: SpeakerName,
  }),
  response: Transcript,
})

/** Returns the other speaker who already has this name, ignoring case: renaming would merge the two. */
export function namesake<One extends { name: string; labels: readonly string[] }>(
  speakers: readonly One[],
  { labels, name }: { labels: readonly string[]; name: string },
): One | undefined {
  const wanted = name.toLowerCase()
  const others = speakers.filter((speaker) => speaker.labels.some((label) => !labels.includes(label)))
  return others.find((speaker) => speaker.name === name) ?? others.find((one) => one.name.toLowerCase() === wanted)
}
