// `npm run quality -- FILE…`: prints the content that the built-in engine makes of an episode, with every quality rule measured.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { contentTypeKeys, getContentType, neutralVoice, noDetails } from '@podcastai/content-types'
import { checkQuality, type Finding, writeKit } from '@podcastai/content-types/server'
import { embedLines, episodeMinutes, understand } from '@podcastai/episode'
import { findFacts, parseTranscript } from '@podcastai/transcript'
import { embedInThread } from '../server/src/platform/engine/embeddings/embed-in-thread.ts'

const files = process.argv.slice(2)
const bare = files.includes('--rules')
if (files.length === 0) {
  console.error('Usage: npm run quality -- FILE…   (transcripts; --rules leaves out the content)')
  process.exit(2)
}

let broken = 0
for (const file of files.filter((name) => !name.startsWith('--'))) await report(file)
console.log(broken === 0 ? 'Every rule holds.' : `${broken} rules do not hold.`)
process.exitCode = broken === 0 ? 0 : 1

async function report(file: string): Promise<void> {
  const transcript = parseTranscript(readFileSync(file), basename(file))
  const episode = understand(transcript)
  await embedLines(episode, embedInThread)
  // As the upload form fills in what the file and the greeting tell.
  const { hostName, guestName } = findFacts(transcript)
  const hostNames = (hostName?.value ?? '').split(',').flatMap((name) => name.trim() || [])
  const brief = {
    projectTitle: basename(file).replace(/\.[^.]+$/, ''),
    guest: { name: guestName?.value ?? null, title: null, handle: null },
    details: noDetails,
    voice: { ...neutralVoice, hostNames },
    templates: {},
    formats: [],
    attempt: 0,
  }
  const { kit, refused } = writeKit(episode, brief)
  console.log(`\n=== ${basename(file)} · ${Math.round(episodeMinutes(episode))} minutes · ${episode.language ?? '?'}`)
  for (const reason of refused) console.log(`refused  ${reason}`)
  for (const finding of checkQuality({ episode, brief, kit })) printFinding(finding)
  if (bare) return
  for (const key of contentTypeKeys) {
    const content = kit[key]
    if (content === undefined) continue
    const type = getContentType(key)
    console.log(`\n--- ${type.title}`)
    for (const row of type.rows(content as never)) {
      console.log(
        Object.entries(row)
          .flatMap(([column, text]) => (text === '' ? [] : `${column}: ${text}`))
          .join(' · '),
      )
    }
  }
}

function printFinding({ label, figure, wrong }: Finding): void {
  console.log(`${wrong.length === 0 ? 'holds ' : 'BROKEN'}  ${label.padEnd(64)} ${figure}`)
  for (const line of wrong) console.log(`        - ${line}`)
  if (wrong.length > 0) broken += 1
}
