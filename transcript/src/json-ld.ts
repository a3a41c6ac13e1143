// Reads what a web page states of its episode in JSON-LD: <script type="application/ld+json">.
import { type Fields, isFields, toText } from './json-fields.ts'

/** Pages have large scripts and styles above it. */
const maxLength = 1_000_000
const maxScripts = 20
const maxNodes = 200
const isEpisode = /^(?:schema:)?(?:Podcast|Radio)?Episode$/

/** Returns the only episode that a page describes, with the names that other JSON uses for such fields, or null. */
export function findEpisodeData(text: string): Fields | null {
  const top = text.slice(0, maxLength)
  if (!top.includes('ld+json')) return null
  const parts = top.split(/<script[^<>]{0,200}\bld\+json\b[^<>]{0,200}>/i, maxScripts + 1).slice(1)
  const nodes = parts.flatMap((part) => listNodes(parseJson(part.slice(0, Math.max(part.search(/<\/script/i), 0)))))
  const [episode, ...others] = nodes.filter((node) => list(node['@type']).some((type) => isEpisode.test(toText(type))))
  if (!episode || others.length > 0) return null
  const [series] = list(episode.partOfSeries ?? episode.isPartOf).filter(isFields)
  const [authors, actors] = [
    listPeople(episode.author ?? episode.creator),
    listPeople(episode.actor ?? episode.performer),
  ]
  const guests = actors.filter((actor) => !authors.includes(actor))
  return {
    title: episode.name ?? episode.headline,
    show: series?.name,
    episode_number: episode.episodeNumber,
    published_at: episode.datePublished,
    description: episode.description ?? episode.abstract,
    url: episode.url,
    host: authors,
    // Without an author, an actor may be the host.
    guest: authors.length > 0 ? guests : [],
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the objects that stand at the top, in a list, or in `@graph`. */
function listNodes(json: unknown): Fields[] {
  const nodes = list(json).slice(0, maxNodes).filter(isFields)
  return nodes.flatMap((node) => [node, ...list(node['@graph']).slice(0, maxNodes).filter(isFields)])
}

function listPeople(value: unknown): string[] {
  return list(value).flatMap((one) => (isFields(one) && one['@type'] !== 'Organization' ? toText(one.name) || [] : []))
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}
