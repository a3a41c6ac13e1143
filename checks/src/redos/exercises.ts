// Has each place that builds patterns at run time do so once, with texts that need escaping where people write them.
// Patterns that modules build as they load are seen by loading them.
import '../../../content-types/src/index.exports.ts'
import '../../../content-types/src/index.pictures.ts'
import '../../../content-types/src/index.server.ts'
import '../../../content-types/src/index.ts'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { stressedParts } from '../../../content-types/src/pictures/stressed-parts.ts'
import { createNameFinder } from '../../../content-types/src/references/named-parts.ts'
import { withVoices } from '../../../content-types/src/text-checks/speakers.server.ts'
import { linksIn } from '../../../content-types/src/types/episode-titles/links.server.ts'
import { mentionParts } from '../../../contracts/src/collaboration.ts'
import { findInRows } from '../../../web/src/features/project/transcript-pane/rows.ts'

const name = 'A. (B+) [C]*'
const read = (text: string, file: string) => parseTranscript(new TextEncoder().encode(text), file)

read('<html><p>Ada: The oven is warm.</p></html>', 'page.html')
read('<tt><p begin="1s" end="2s" agent="v1">The oven is warm.</p></tt>', 'captions.ttml')

const episode = understand(read('Ada: They do not wait for rain.', 'a.txt'))
const [first] = episode.sentences
if (!first) throw new Error('The sample is read in another way.')
linksIn({ ...episode, sentences: [{ ...first, text: 'https://rain.net' }] })

withVoices(`${name} bakes`, [{ speaker: name, names: [name], role: 'host' }])
createNameFinder({ labels: [name], getName: (label) => label })(`${name} bakes`)
stressedParts({ text: `${name} bakes`, highlightedWords: [name, 'oven'] })
mentionParts(`@${name} looks`, [{ id: '1', name }])
findInRows([], `${name} bakes`)
