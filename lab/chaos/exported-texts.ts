import { type ContentTypeKey, contentTypeKeys, getContentType, toCsv } from '@podcastai/content-types'
import { contentDocument, toRichText } from '@podcastai/content-types/exports'
import { getContent } from '@podcastai/contracts'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { bad } from './attacking-texts.ts'
import type { Client, Got } from './client.ts'
import { type Finding, none } from './scenario.ts'
import type { SpoiledHome } from './spoiled-home.ts'

/** What is laid open of a text by reading a CSV: who starts with one of these is calculated. */
const startsFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/
/** Of our own markup none looks so. */
export const markup = /<(?:img|script|iframe|svg)\b/i

/** Everything that leaves the product, opened: files, what is copied, mails, one's own data. */
export async function openExports(client: Client, { admin, id }: SpoiledHome): Promise<Finding[]> {
  const { session } = admin
  const get = (url: string) => client.send({ method: 'GET', url, headers: { 'x-session-id': session }, body: null })
  const { body } = await client.call(getContent, { session, params: { id } })
  const content = body as Partial<Record<ContentTypeKey, unknown>>
  return [
    none(
      'cells of exported CSV that a spreadsheet would calculate',
      contentTypeKeys.flatMap((key) => formulasIn(key, content[key])),
    ),
    none('markup or fields in the exported document', await inDocument(await get(`/api/transcripts/${id}/document`))),
    none('markup in what is copied as rich text', inRichText(body)),
    none(
      'names that lead elsewhere and cells that are calculated in the kits',
      inKits(await get(`/api/transcripts/${id}/publish-kit`)),
    ),
    none('downloads that a browser would show as a page', [
      ...shownAsPage('one’s own data', await get('/api/auth/my-data')),
      ...shownAsPage('the picture', await get(`/api/transcripts/${id}/picture?contentType=quotes`)),
      ...shownAsPage('the content', await get(`/api/transcripts/${id}/content`)),
    ]),
  ]
}

function formulasIn(key: ContentTypeKey, content: unknown): string[] {
  if (content === undefined) return []
  const { columns, rows } = getContentType(key)
  return calculatedCells(toCsv(columns, rows(content as never))).map((cell) => `${key}: ${cell}`)
}

function calculatedCells(csv: string): string[] {
  return parseCsvCells(csv)
    .filter((cell) => startsFormula.test(cell) && !/^[+-]?\d/.test(cell))
    .map((cell) => cell.slice(0, 80))
}

/** As RFC 4180 has them. */
function parseCsvCells(csv: string): string[] {
  return [...csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"|([^,\r\n]+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
}

async function inDocument({ status, text, bytes }: Got): Promise<string[]> {
  if (status !== 200) return [`the document answered ${status} ${text.slice(0, 200)}`]
  const { value } = await mammoth.convertToHtml({ buffer: bytes })
  const found = markup.exec(value)
  const { value: plain } = await mammoth.extractRawText({ buffer: bytes })
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, Buffer.from(part).toString()] as const)
  const fields = parts.filter(([, xml]) => /<w:(?:fldSimple|instrText)|TargetMode="External"/.test(xml))
  return [
    ...(found ? [found[0]] : []),
    ...(plain.includes('<script>') ? [] : ['the text itself is not in it']),
    ...fields.map(([name]) => `${name} holds a field or a link to elsewhere`),
  ]
}

function inRichText(content: Parameters<typeof contentDocument>[1]): string[] {
  const document = contentDocument(bad, content)
  if (!document) return ['there is no document']
  const rich = toRichText(document)
  const found = markup.exec(rich)
  return [
    ...(found ? [rich.slice(found.index, found.index + 80)] : []),
    ...(rich.includes('window.ran') ? [] : ['the text itself is not in it']),
  ]
}

function inKits({ status, text, bytes }: Got): string[] {
  if (status !== 200) return [`the kits answered ${status} ${text.slice(0, 200)}`]
  const files = Object.entries(unzipSync(bytes))
  const astray = files
    .filter(([name]) => /(?:^|\/)\.\.?(?:\/|$)|^\/|[\\<>:"|?*]|\p{Cc}/u.test(name))
    .map(([name]) => `the name ${name}`)
  const calculated = files
    .filter(([name]) => name.endsWith('.csv'))
    .flatMap(([name, csv]) => calculatedCells(Buffer.from(csv).toString()).map((cell) => `${name}: ${cell}`))
  return [...astray, ...calculated]
}

function shownAsPage(what: string, { status, headers }: Got): string[] {
  const type = String(headers['content-type'])
  const isKept = headers['x-content-type-options'] === 'nosniff' && !/html|xml|svg/.test(type)
  if (status !== 200) return [`${what} answered ${status}`]
  return isKept ? [] : [`${what} came as ${type}`]
}
