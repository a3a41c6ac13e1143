import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Commands that can be sent, on the server's machine, to the process that has the data folder open. */
export type Commands = Record<string, (argument: string) => Promise<string>>

/** Maximum length of a Unix socket's path that every system accepts. */
const maxSocketPathLength = 100
const maxRequestLength = 10_000

/**
 * Returns the path of a data folder's socket: in the folder, or in the temporary folder if the path would be too long.
 */
export function getControlPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\podcastai-${name}`
  const inFolder = join(dataDir, 'control.sock')
  return inFolder.length <= maxSocketPathLength ? inFolder : join(tmpdir(), `podcastai-${name}.sock`)
}

/** Serves commands on a socket that only this system user can open. Call it with the folder locked. */
export async function answerCommands(path: string, commands: Commands): Promise<Server> {
  // We hold the lock, so the process that left this socket is dead.
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // A command that is stopped before its answer must not crash the server.
    socket.on('error', () => {})
    void answer(socket, commands)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return server
}

async function answer(socket: Socket, commands: Commands) {
  try {
    const { command, argument } = JSON.parse(await readAll(socket)) as { command: string; argument: string }
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined
    const reply = run ? { said: await run(argument) } : { failed: `The server does not know the command ${command}.` }
    socket.end(JSON.stringify(reply))
  } catch (error) {
    socket.end(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }))
  }
}

/** Sends a command to the process that has the folder open. @throws Error with its message if it refuses */
export async function askServer(path: string, command: string, argument: string): Promise<string> {
  const socket = createConnection({ path, allowHalfOpen: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.end(JSON.stringify({ command, argument }))
  const reply = JSON.parse(await readAll(socket)) as { said?: string; failed?: string }
  if (reply.said === undefined) throw new Error(reply.failed ?? 'The server gave no answer.')
  return reply.said
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    if (text.length > maxRequestLength) throw new Error('The message is too long.')
  }
  return text
}
