import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uploadTranscript } from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import { formData } from '../../server/test/people.ts'
import type { Client } from './client.ts'

const file = 'the-bakery-that-closed-on-saturdays.vtt'
const sample = readFileSync(join(import.meta.dirname, '../../samples', file))

/** The sample as a reader has it. */
export const bakery = () => parseTranscript(sample, file)

/** Uploads the sample; its id goes into `projects` once it is acknowledged. */
export async function uploadBakery(client: Client, session: string, projects: string[]) {
  const form = formData({}, { field: 'transcript', filename: file, bytes: sample })
  const { status, body } = await client.call(uploadTranscript, { session, ...form })
  if (status === 200) projects.push(body.id)
  return { status }
}
