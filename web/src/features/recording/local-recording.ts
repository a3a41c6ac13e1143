import { moveListeningCopy } from '@podcastai/contracts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { listeningCopyQuery } from '../../lib/queries/listening-copy.ts'
import { runJob } from './engine/run-job.ts'
import {
  findKnown,
  forgetRecording,
  type KnownRecording,
  makeFingerprint,
  rememberRecording,
} from './known-recordings.ts'

/** A project's recording on this computer. `file` is null until the user opens it again. */
export type LocalRecording = { known: KnownRecording; file: File | null }

/** Files that were opened since the page was loaded, by project. */
const opened = new Map<string, File>()

export const localRecordingQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['local-recording', projectId],
    queryFn: () => recallRecording(projectId),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

/** Returns the recording that this browser remembers, opened if that needs no question to the user. */
export async function recallRecording(projectId: string): Promise<LocalRecording | null> {
  const known = await findKnown(projectId)
  if (!known) return null
  const file = opened.get(projectId) ?? (await readHandle(known.handle))
  if (file) opened.set(projectId, file)
  return { known, file }
}

/** Returns the file of a handle if the browser still allows it; the user isn't asked. */
async function readHandle(handle: FileSystemFileHandle | undefined): Promise<File | null> {
  if (!handle || (await getPermission(handle)) !== 'granted') return null
  // The file was moved or deleted since: the user chooses it again.
  return handle.getFile().catch(() => null)
}

type PermissionAsking = {
  queryPermission?: () => Promise<PermissionState>
  requestPermission?: () => Promise<PermissionState>
}

async function getPermission(handle: FileSystemFileHandle): Promise<PermissionState> {
  return (await (handle as PermissionAsking).queryPermission?.()) ?? 'denied'
}

/** Opens a remembered file after a press, asking the user; null if that isn't possible. */
export async function openAgain({ handle }: KnownRecording): Promise<File | null> {
  if (!handle || (await (handle as PermissionAsking).requestPermission?.()) !== 'granted') return null
  return handle.getFile().catch(() => null)
}

export type ChosenFile = { file: File; handle?: FileSystemFileHandle }

/**
 * Makes a file the project's recording on this computer. The same file keeps its offset.
 * @throws RecordingFault if the browser can't read it
 */
export async function keepFile(client: QueryClient, projectId: string, { file, handle }: ChosenFile): Promise<void> {
  const facts = await runJob({ kind: 'inspect', source: file })
  const fingerprint = await makeFingerprint(file)
  const before = await findKnown(projectId)
  const offset = before?.fingerprint === fingerprint ? before.offset : 0
  await change(client, projectId, { known: { name: file.name, fingerprint, facts, offset, handle }, file })
}

/** Changes where the transcript starts in the recording, which is the same place in its listening copy. Seconds. */
export async function moveStart(client: QueryClient, projectId: string, offset: number): Promise<void> {
  await followCopy(client, projectId, offset)
  const { queryKey } = listeningCopyQuery(projectId)
  const state = client.getQueryData(queryKey)
  if (!state?.copy) return
  client.setQueryData(queryKey, { ...state, copy: { ...state.copy, offset } })
  const moved = await call(moveListeningCopy, { params: { id: projectId }, body: { offset } })
  // Of several quick presses, only the last one counts.
  if (client.getQueryData(queryKey)?.copy?.offset === offset) client.setQueryData(queryKey, moved)
}

/** Takes over where a member found that the transcript starts. */
export async function followCopy(client: QueryClient, projectId: string, offset: number): Promise<void> {
  const recording = client.getQueryData(localRecordingQuery(projectId).queryKey)
  if (!recording || recording.known.offset === offset) return
  await change(client, projectId, { ...recording, known: { ...recording.known, offset } })
}

async function change(client: QueryClient, projectId: string, recording: LocalRecording & { file: File | null }) {
  if (recording.file) opened.set(projectId, recording.file)
  client.setQueryData(localRecordingQuery(projectId).queryKey, recording)
  await rememberRecording(projectId, recording.known)
}

export async function removeRecording(client: QueryClient, projectId: string): Promise<void> {
  opened.delete(projectId)
  client.setQueryData(localRecordingQuery(projectId).queryKey, null)
  await forgetRecording(projectId)
}
