// What was sent is taken out again: as documents, kits and pictures, as lists, and as older versions.
import { contentTypeKeys, kitKeys, pictureTypeKeys } from '@podcastai/content-types'
import {
  downloadDocument,
  downloadKit,
  downloadPictures,
  drawPicture,
  getVersion,
  listTranscripts,
  listVersions,
  restoreVersion,
} from '@podcastai/contracts'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import { Unanswered } from '../client.ts'
import type { Attacker } from './send-input.ts'

/** Fails, where it does: in a line. Null where the answer is one that a person can do something with. */
export async function takeOut({ client, session }: Attacker, id: string, chance: Chance): Promise<string | null> {
  const { method, url } = pickRequest(id, chance)
  const began = performance.now()
  try {
    const { status, text } = await client.send({ method, url, headers: { 'x-session-id': session }, body: null })
    const seconds = (performance.now() - began) / 1000
    if (status >= 500) return `${method} ${url} answers ${status} ${text.slice(0, 200)}`
    return seconds > maxSeconds ? `${method} ${url} took ${seconds.toFixed(0)} s` : null
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return error.message
  }
}

/** Drawing all pictures of a project is the longest of them. */
const maxSeconds = 60

function pickRequest(id: string, chance: Chance): { method: string; url: string } {
  const contentType = chance.pick(contentTypeKeys)
  const at = (path: string) => path.replace(':id', id).replace(':contentType', contentType).replace(':versionId', '1')
  const pictured = `contentType=${chance.pick(pictureTypeKeys)}`
  return chance.pick([
    { method: 'GET', url: at(downloadDocument.path) },
    { method: 'GET', url: `${at(downloadKit.path)}?platform=${chance.pick(kitKeys)}` },
    { method: 'GET', url: `${at(downloadPictures.path)}?${pictured}&as=${chance.pick(['zip', 'pdf'])}` },
    { method: 'GET', url: `${at(drawPicture.path)}?${pictured}&width=240` },
    { method: 'GET', url: at(listTranscripts.path) },
    { method: 'GET', url: at(listVersions.path) },
    { method: 'GET', url: at(getVersion.path) },
    { method: 'POST', url: at(restoreVersion.path) },
  ])
}
