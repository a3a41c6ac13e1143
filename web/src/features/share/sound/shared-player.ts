// The sound of a shared page. There is one player, so only one passage is heard at a time.
import { hearSharedPassage, type SharedSound, sharedPiece } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { ApiError, ConnectionLost, getErrorMessage } from '../../../lib/api-error.ts'
import { buildUrl } from '../../../lib/call.ts'

export type Passage = {
  token: string
  sound: SharedSound
  key: string
  /** Seconds of the transcript. */
  evidence: { start: number; end: number }
}

export type Heard = {
  key: string
  state: 'loading' | 'playing' | 'paused'
  /** From 0 to 1. */
  share: number
}

let heard: Heard | null = null
const listeners = new Set<() => void>()

export const getHeard = () => heard

export function followHeard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setHeard(next: Heard | null): void {
  heard = next
  for (const listener of listeners) listener()
}

/** What plays, where it stands in the sound, and how to end it. */
let playing: { audio: HTMLAudioElement; end: AbortController } | null = null

/** Plays a passage, or pauses and continues the one that is heard. */
export function toggle(passage: Passage): void {
  if (heard?.key !== passage.key || !playing) void start(passage)
  else if (playing.audio.paused) playing.audio.play().catch(fail)
  else playing.audio.pause()
}

/** Ends the sound of a passage, if it is heard. */
export function stop(key = heard?.key): void {
  if (heard?.key !== key) return
  playing?.end.abort()
  playing = null
  setHeard(null)
}

async function start(passage: Passage): Promise<void> {
  stop()
  const audio = new Audio()
  const end = new AbortController()
  playing = { audio, end }
  const { key } = passage
  setHeard({ key, state: 'loading', share: 0 })
  try {
    const { url, from, to } = await findSound(passage, end.signal)
    if (end.signal.aborted) return
    const on = (type: string, act: () => void) => audio.addEventListener(type, act, { signal: end.signal })
    const show = (state: Heard['state']) => {
      setHeard({ key, state, share: Math.min(1, Math.max(0, (audio.currentTime - from) / (to - from))) })
    }
    on('playing', () => show('playing'))
    on('pause', () => show('paused'))
    on('timeupdate', () => (audio.currentTime >= to ? stop(key) : show(audio.paused ? 'paused' : 'playing')))
    on('ended', () => stop(key))
    end.signal.addEventListener('abort', () => {
      audio.pause()
      audio.removeAttribute('src')
    })
    audio.src = url
    await audio.play()
  } catch (error) {
    if (!end.signal.aborted) fail(error)
  }
}

/** Returns where the sound of a passage is, and its ends in it, in seconds. */
async function findSound({ token, sound, key, evidence: { start, end } }: Passage, signal: AbortSignal) {
  const { margin } = sharedPiece
  if (sound.kind === 'pieces') {
    const url = URL.createObjectURL(await fetchPiece(buildUrl(hearSharedPassage.path, { token, passage: key }), signal))
    signal.addEventListener('abort', () => URL.revokeObjectURL(url))
    return { url, from: 0, to: end - start + 2 * margin }
  }
  const [from, to] = [Math.max(0, start + sound.offset - margin), end + sound.offset + margin]
  const url = new URL(sound.url)
  // A media fragment (W3C): browsers ask for this part, and some end there by themselves.
  url.hash = `t=${from.toFixed(2)},${to.toFixed(2)}`
  return { url: url.href, from, to }
}

async function fetchPiece(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'omit', signal }).catch((error) => {
    throw new ConnectionLost('asked', error)
  })
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, await answer.text())
  return answer.blob()
}

function fail(error: unknown): void {
  stop()
  const isGone = error instanceof ApiError && error.status === 404
  const text = isGone
    ? 'The person who shared this page turned the sound off or removed it.'
    : getErrorMessage(error, 'The recording can’t be reached.')
  toast({ title: 'This can’t be played', text, tone: 'danger' })
}
