import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Billable, countTokens, openBill, type Total } from './bill.ts'
import { answerAboutModels, type OllamaLibrary } from './ollama-library.ts'
import type { Api, ModelRequest, Reply, Script } from './script.ts'
import { anthropic } from './wire-formats/anthropic.ts'
import { google } from './wire-formats/google.ts'
import { JsonObject } from './wire-formats/json.ts'
import { ollamaChat } from './wire-formats/ollama.ts'
import { openAiChat } from './wire-formats/openai-chat.ts'
import { openAiResponses } from './wire-formats/openai-responses.ts'
import type { Asked, WireFormat } from './wire-formats/wire-format.ts'

export type { Total } from './bill.ts'
export { answers, fails, inTurn, type ModelRequest, type Reply, type Script, says } from './script.ts'

export type ModelProvider = {
  /** The API's base URL for a client, as in `AI_BASE_URL`. */
  baseUrl: string
  /** All requests so far, in order. */
  requests: ModelRequest[]
  /** Returns the total cost of all answered requests. */
  bill: () => Total
  /** @throws what the script threw, or an error for a request in an unknown format */
  close: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

const wireFormats: WireFormat[] = [openAiChat, openAiResponses, anthropic, google, ollamaChat]

/**
 * Starts a local language model provider: it speaks the real wire formats over HTTP, answers as the script says, and
 * counts tokens as the real ones bill them.
 *
 * await using provider = await startModelProvider(({ schemaName }) => answers(good[schemaName]))
 * const model = await modelClient({ provider: 'openai', baseUrl: provider.baseUrl, … })
 *
 * @param options.understands which JSON formats the server accepts: `json` has JSON mode but refuses schemas,
 * `text` refuses both
 * @param options.caching false: a provider without prefix caching
 * @param options.ollama the models that Ollama has
 */
export async function startModelProvider(
  script: Script,
  options: { understands?: 'schema' | 'json' | 'text'; caching?: boolean; ollama?: OllamaLibrary } = {},
): Promise<ModelProvider> {
  const requests: ModelRequest[] = []
  const mistakes: unknown[] = []
  const bill = openBill({ caching: options.caching ?? true })

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = (incoming.url ?? '').replace(/\?.*/, '')
    const wire = wireFormats.find((format) => format.takes(path))
    const body = JsonObject.parse(JSON.parse((await readText(incoming)) || '{}'))
    const library = options.ollama ?? { models: [] }
    if (await answerAboutModels(library, { path, body }, { incoming, outgoing })) return
    if (incoming.method !== 'POST' || !wire) return outgoing.writeHead(404).end('no such address')
    const asked = wire.read(body, path)
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const key = wire.key(headers)
    const request = describe({ asked, number: requests.length + 1, api: wire.api, key, headers, body })
    requests.push(request)
    const billable = toBillable(asked, key, wire.api)
    const counted = bill.count(billable)
    const reply: Reply = isOver(asked.format, options.understands ?? 'schema')
      ? { fault: 'unsupported_format' }
      : await script(request)
    if ('fault' in reply) return failAs(reply, { wire, asked, key, outgoing })
    const outputTokens = reply.outputTokens ?? countTokens(reply.text)
    bill.begin(billable, counted, outputTokens)
    const usage = { ...counted, ...(reply.inputTokens && { inputTokens: reply.inputTokens }), outputTokens }
    const answer = wire.answer({ model: asked.model, text: reply.text, ending: reply.ending, usage })
    if (wire.isLines) return answerInLines(outgoing, answer as unknown[])
    answerWith(outgoing, 200, answer)
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error) => {
      mistakes.push(error)
      outgoing.writeHead(418).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
    if (mistakes.length > 0) throw mistakes[0]
  }
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    bill: bill.total,
    close,
    [Symbol.asyncDispose]: close,
  }
}

function describe(
  about: Pick<ModelRequest, 'number' | 'api' | 'key' | 'headers' | 'body'> & { asked: Asked },
): ModelRequest {
  const { asked, ...rest } = about
  const parts = asked.parts.map(({ text }) => text)
  const inWords = /JSON Schema of the answer "([^"]+)":\n(\{.*\})\s*$/m.exec(parts.join('\n\n'))
  const schema = asked.schema ?? (inWords?.[2] ? JsonObject.parse(JSON.parse(inWords[2])) : null)
  const title = typeof schema?.title === 'string' ? schema.title : null
  return {
    ...rest,
    model: asked.model,
    system: asked.system,
    prompt: parts.join('\n\n'),
    parts,
    format: asked.format,
    schemaName: asked.schemaName ?? inWords?.[1] ?? title,
    schema,
    maxOutputTokens: asked.maxOutputTokens,
  }
}

function toBillable({ model, tools, schema, system, parts }: Asked, key: string | null, api: Api): Billable {
  return {
    model,
    key,
    head: tools || schema ? JSON.stringify({ tools, schema }) : '',
    parts: [{ text: system, marked: false }, ...parts],
    byMarks: api === 'anthropic',
  }
}

function isOver(wanted: Asked['format'], understood: Asked['format']): boolean {
  const steps = ['text', 'json', 'schema']
  return steps.indexOf(wanted) > steps.indexOf(understood)
}

function failAs(
  reply: Extract<Reply, { fault: unknown }>,
  { wire, asked, key, outgoing }: { wire: WireFormat; asked: Asked; key: string | null; outgoing: ServerResponse },
) {
  const { fault, headers, ...told } = reply
  if (fault === 'silence') return
  if (fault === 'hang_up') return outgoing.destroy()
  if (fault === 'failed_inside' && wire.failedInside) return answerInLines(outgoing, wire.failedInside)
  if (fault === 'failed_inside') {
    const error = { code: 'server_error', type: 'server_error', message: 'The model stumbled.' }
    return answerWith(outgoing, 200, { id: 'local', status: 'failed', model: asked.model, output: [], error })
  }
  if (fault === 'redirect') return outgoing.writeHead(307, headers).end()
  if (fault === 'cut_connection') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 10_000 })
    return outgoing.write('{"id":"local","object":', () => outgoing.destroy())
  }
  if (fault === 'garbled') {
    return outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id": <html>')
  }
  if (fault === 'bad_gateway' || fault === 'gateway_timeout') {
    const status = fault === 'bad_gateway' ? 502 : 504
    return outgoing.writeHead(status, { 'content-type': 'text/html' }).end(`<html><h1>${status}</h1></html>`)
  }
  const { status, body } = wire.refuse(fault, { ...told, model: asked.model, key })
  answerWith(outgoing, status, body, headers)
}

function answerWith(outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function answerInLines(outgoing: ServerResponse, lines: unknown[]) {
  outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' })
  for (const line of lines) outgoing.write(`${JSON.stringify(line)}\n`)
  outgoing.end()
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
